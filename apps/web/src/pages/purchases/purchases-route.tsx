import { LotPhoto } from '../../features/catalogue/rows/lot-photo.tsx';
import { PurchasesPage } from '../../features/purchases/list/purchases-page.tsx';
import { parsePurchasesSearch } from '../../features/purchases/list/purchases-search.ts';
import { useAddress } from '../../app/use-address.ts';

export function PurchasesRoute() {
  const { search, navigate } = useAddress();
  return (
    <PurchasesPage
      search={parsePurchasesSearch(search)}
      navigate={navigate}
      renderPhoto={(purchase, width, eager) => <LotPhoto lot={purchase} width={width} eager={eager} />}
    />
  );
}
