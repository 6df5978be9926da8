import { ClientsPage } from '../../features/clients/list/clients-page.tsx';
import { parseClientsSearch } from '../../features/clients/list/clients-search.ts';
import { useAddress } from '../../app/use-address.ts';

export function ClientsRoute() {
  const { path, search, navigate } = useAddress();
  return <ClientsPage path={path} search={parseClientsSearch(search)} navigate={navigate} rolesHref="/roles" />;
}
