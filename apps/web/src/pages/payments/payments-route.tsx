import { PaymentPapers } from '../../features/invoices/statement/payment-papers.tsx';
import { PaymentsPage } from '../../features/ledger/payments/payments-page.tsx';
import { parsePaymentsSearch, paymentsHref } from '../../features/ledger/payments/payments-search.ts';
import { AnnounceButton } from '../../features/receipts/announce/announce-button.tsx';
import { AnnouncedPayments } from '../../features/receipts/announce/announced-payments.tsx';
import { useAddress } from '../../app/use-address.ts';

export function PaymentsRoute() {
  const { path, search, navigate } = useAddress();
  return (
    <PaymentsPage
      search={parsePaymentsSearch(search)}
      hrefOf={(other) => paymentsHref(path, other)}
      navigate={navigate}
      balanceHref="/balance"
      above={<AnnouncedPayments />}
      tools={
        <>
          <AnnounceButton />
          <PaymentPapers invoicesHref="/invoices" />
        </>
      }
    />
  );
}
