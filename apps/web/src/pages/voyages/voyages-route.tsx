import { VoyagesPage } from '../../features/voyages/list/voyages-page.tsx';
import { parseVoyagesSearch } from '../../features/voyages/list/voyages-search.ts';
import { useAddress } from '../../app/use-address.ts';

export function VoyagesRoute() {
  const { search, navigate } = useAddress();
  return <VoyagesPage search={parseVoyagesSearch(search)} navigate={navigate} />;
}
