import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'standard',
  addresses: [{ path: '/clients/$id', access: { can: 'manageClients' }, title: 'shell.page.client' }],
  component: 'ClientRoute',
  texts: ['clients', 'ledger'],
  isBehindFrame: true,
});
