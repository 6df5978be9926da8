import { InvoicesPage } from '../../features/invoices/list/invoices-page.tsx';
import { parseInvoicesSearch } from '../../features/invoices/list/invoices-search.ts';
import { useAddress } from '../../app/use-address.ts';

export function InvoicesRoute() {
  const { search, navigate } = useAddress();
  return <InvoicesPage search={parseInvoicesSearch(search)} navigate={navigate} />;
}
