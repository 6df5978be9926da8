import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'standard',
  addresses: [{ path: '/clients/$id', access: { can: 'manageClients' }, title: 'shell.page.client' }],
  texts: ['clients', 'ledger'],
  isBehindFrame: true,
});
