import type { ReactNode } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { useTitle } from '../../../lib/browser/use-title.ts';
import { AccountPayments, type AccountPaymentsProps } from './account-payments.tsx';
import { LedgerBar } from './ledger-bar.tsx';

interface PaymentsPageProps extends Omit<AccountPaymentsProps, 'accountId'> {
  balanceHref: string;
  /** Above the list, because what is on its way is no entry yet. */
  above?: ReactNode;
}

export function PaymentsPage({ balanceHref, above, ...list }: PaymentsPageProps) {
  const text = useText();
  useTitle(text('ledger.payments'));
  return (
    <>
      <LedgerBar title={text('ledger.payments')} other={{ href: balanceHref, label: text('ledger.toBalance') }} />
      {above}
      <AccountPayments {...list} />
    </>
  );
}
