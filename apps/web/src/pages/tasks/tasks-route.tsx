import { ExportDeskPage } from '../../features/tasks/desk/export-desk-page.tsx';
import { parseExportDesk } from '../../features/tasks/desk/export-desk-search.ts';
import { lazyPiece } from '../../lib/code/lazy-piece.tsx';
import { useAddress } from '../../app/use-address.ts';

const InstructionDialog = lazyPiece(
  () => import('../../features/shipping-instructions/instruction-dialog.tsx'),
  'InstructionDialog',
);

export function TasksRoute() {
  const { search, navigate } = useAddress();
  return (
    <ExportDeskPage
      search={parseExportDesk(search)}
      navigate={navigate}
      renderInstruction={(cars, onClose) => (
        <InstructionDialog
          cars={cars.map(({ id }) => id)}
          incomplete={cars.filter(({ lacksParties }) => lacksParties).length}
          onClose={onClose}
        />
      )}
    />
  );
}
