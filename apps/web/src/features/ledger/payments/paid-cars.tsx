import { formatYen } from '@seri/domain/money/money';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import type { Payment } from '../means/balance-info.ts';
import styles from './paid-cars.module.css';

interface PaidCarsProps {
  payment: Payment;
  isOpen: boolean;
  onToggle: () => void;
}

/** R92: how many purchases the money of an entry pays, which unfold, and what is left of it. */
export function PaidCars({ payment: { allocations, rest }, isOpen, onToggle }: PaidCarsProps) {
  const text = useText();
  const isLeft = rest !== null && rest > 0;
  if (allocations.length === 0 && !isLeft) return null;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <span className={styles.paid}>
      {allocations.length > 0 && (
        <Button kind="bare" size="s" icon={<Chevron aria-hidden="true" />} aria-expanded={isOpen} onClick={onToggle}>
          {text('ledger.pays', { count: allocations.length })}
        </Button>
      )}
      {isLeft && <span className="sub">{text('ledger.rest', { amount: formatYen(rest) })}</span>}
    </span>
  );
}
