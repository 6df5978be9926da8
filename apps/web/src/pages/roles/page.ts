import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'standard',
  addresses: [{ path: '/roles', access: { can: 'manageClients' }, title: 'shell.page.roles' }],
  texts: ['clients'],
  isBehindFrame: true,
});
