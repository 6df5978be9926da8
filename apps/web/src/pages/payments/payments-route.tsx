import { PaymentPapers } from '../../features/invoices/statement/payment-papers.tsx';
import { PaymentsPage } from '../../features/ledger/payments/payments-page.tsx';
import { parsePaymentsSearch, paymentsHref } from '../../features/ledger/payments/payments-search.ts';
import { useAddress } from '../../app/use-address.ts';

export function PaymentsRoute() {
  const { path, search, navigate } = useAddress();
  return (
    <PaymentsPage
      search={parsePaymentsSearch(search)}
      hrefOf={(other) => paymentsHref(path, other)}
      navigate={navigate}
      balanceHref="/balance"
      tools={<PaymentPapers invoicesHref="/invoices" />}
    />
  );
}
