import { Check, TriangleAlert } from 'lucide-react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import styles from './payment-mark.module.css';
import { type Payable, paymentState, paymentWords } from './payment-state.ts';

interface PaymentMarkProps {
  payable: Payable;
  today: string;
}

const signs = {
  paid: <Check aria-hidden="true" />,
  due: null,
  overdue: <TriangleAlert aria-hidden="true" />,
};

/** Whether a purchase is paid, or when it is due, in words. */
export function PaymentMark({ payable, today }: PaymentMarkProps) {
  const text = useText();
  const language = useLanguage();
  const state = paymentState(payable);
  if (!state) return null;
  return (
    <span className={styles.mark} data-payment={state}>
      {signs[state]}
      {paymentWords({ text, language }, payable, today)}
    </span>
  );
}
