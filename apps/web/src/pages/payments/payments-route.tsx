import { PaymentsPage } from '../../features/ledger/components/payments-page.tsx';
import { parsePaymentsSearch, paymentsHref } from '../../features/ledger/model/payments-search.ts';
import { useAddress } from '../../app/use-address.ts';

export function PaymentsRoute() {
  const { path, search, navigate } = useAddress();
  return (
    <PaymentsPage
      search={parsePaymentsSearch(search)}
      hrefOf={(other) => paymentsHref(path, other)}
      navigate={navigate}
      balanceHref="/balance"
    />
  );
}
