import { useText } from '../../../lib/language/text.ts';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { StatementButton, type StatementButtonProps } from './statement-button.tsx';

interface PaymentPapersProps extends StatementButtonProps {
  invoicesHref: string;
}

/** Beside the payments of an account: its invoices, and a statement. */
export function PaymentPapers({ accountId, invoicesHref }: PaymentPapersProps) {
  const text = useText();
  return (
    <>
      <ButtonLink href={invoicesHref}>{text('invoices.title')}</ButtonLink>
      <StatementButton accountId={accountId} />
    </>
  );
}
