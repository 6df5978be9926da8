import { ExportDeskPage } from '../../features/tasks/desk/export-desk-page.tsx';
import { parseExportDesk } from '../../features/tasks/desk/export-desk-search.ts';
import { useAddress } from '../../app/use-address.ts';

export function TasksRoute() {
  const { search, navigate } = useAddress();
  return <ExportDeskPage search={parseExportDesk(search)} navigate={navigate} />;
}
