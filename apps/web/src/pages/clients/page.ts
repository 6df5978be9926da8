import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'standard',
  addresses: [{ path: '/clients', access: { can: 'manageClients' }, title: 'shell.page.clients' }],
  texts: ['clients'],
  isBehindFrame: true,
});
