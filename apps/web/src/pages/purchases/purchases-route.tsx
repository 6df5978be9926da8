import { LotPhoto } from '../../features/catalogue/components/lot-photo.tsx';
import { PurchasesPage } from '../../features/purchases/components/purchases-page.tsx';
import { parsePurchasesSearch } from '../../features/purchases/model/purchases-search.ts';
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
