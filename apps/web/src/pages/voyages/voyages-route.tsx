import { useParams } from '@tanstack/react-router';
import { VoyagesPage } from '../../features/voyages/list/voyages-page.tsx';
import { parseVoyagesSearch } from '../../features/voyages/list/voyages-search.ts';
import { VoyagePage } from '../../features/voyages/page/voyage-page.tsx';
import { lazyPiece } from '../../lib/code/lazy-piece.tsx';
import { useAddress } from '../../app/use-address.ts';

const InstructionDialog = lazyPiece(
  () => import('../../features/shipping-instructions/instruction-dialog.tsx'),
  'InstructionDialog',
);

/** All ships, or one of them. */
export function VoyagesRoute() {
  const { id } = useParams({ strict: false });
  const { search, navigate } = useAddress();
  if (id === undefined) return <VoyagesPage search={parseVoyagesSearch(search)} navigate={navigate} />;
  return (
    <VoyagePage
      id={id}
      renderInstruction={(cars, onClose) => (
        <InstructionDialog
          cars={cars.map((car) => car.id)}
          incomplete={cars.filter(({ lacks }) => lacks.includes('parties')).length}
          onClose={onClose}
        />
      )}
    />
  );
}
