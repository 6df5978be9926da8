import { useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ForwarderListsPage } from '../../features/shipping-files/list/lists-page.tsx';
import { parseForwarderListSearch } from '../../features/shipping-files/shipping-files.ts';
import { lazyPiece } from '../../lib/code/lazy-piece.tsx';
import { parsePaging } from '../../lib/lists/list-address.ts';
import { useAddress } from '../../app/use-address.ts';

const ForwarderListPage = lazyPiece(
  () => import('../../features/shipping-files/file/list-page.tsx'),
  'ForwarderListPage',
);

/** All lists of forwarders, or one of them. */
export function ShippingFilesRoute() {
  const { id } = useParams({ strict: false });
  const { search, navigate } = useAddress();
  if (id === undefined) return <ForwarderListsPage search={parsePaging(search)} navigate={navigate} />;
  return (
    <Suspense>
      <ForwarderListPage id={id} search={parseForwarderListSearch(search)} navigate={navigate} />
    </Suspense>
  );
}
