import { useParams } from '@tanstack/react-router';
import { VoyagesPage } from '../../features/voyages/list/voyages-page.tsx';
import { parseVoyagesSearch } from '../../features/voyages/list/voyages-search.ts';
import { VoyagePage } from '../../features/voyages/page/voyage-page.tsx';
import { useAddress } from '../../app/use-address.ts';

/** All ships, or one of them. */
export function VoyagesRoute() {
  const { id } = useParams({ strict: false });
  const { search, navigate } = useAddress();
  if (id !== undefined) return <VoyagePage id={id} />;
  return <VoyagesPage search={parseVoyagesSearch(search)} navigate={navigate} />;
}
