import { ReceiptsPage } from '../../features/receipts/desk/receipts-page.tsx';
import { parseReceiptsSearch } from '../../features/receipts/desk/receipts-search.ts';
import { useAddress } from '../../app/use-address.ts';

export function ReceiptsRoute() {
  const { search, navigate } = useAddress();
  return <ReceiptsPage search={parseReceiptsSearch(search)} navigate={navigate} />;
}
