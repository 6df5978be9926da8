import { useText } from '../../../lib/language/text.ts';
import { useTitle } from '../../../lib/browser/use-title.ts';
import { AccountPayments, type AccountPaymentsProps } from './account-payments.tsx';
import { LedgerBar } from './ledger-bar.tsx';

interface PaymentsPageProps extends Omit<AccountPaymentsProps, 'accountId'> {
  balanceHref: string;
}

export function PaymentsPage({ balanceHref, ...list }: PaymentsPageProps) {
  const text = useText();
  useTitle(text('ledger.payments'));
  return (
    <>
      <LedgerBar title={text('ledger.payments')} other={{ href: balanceHref, label: text('ledger.toBalance') }} />
      <AccountPayments {...list} />
    </>
  );
}
