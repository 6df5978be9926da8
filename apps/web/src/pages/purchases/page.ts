import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'standard',
  addresses: [{ path: '/purchases', access: 'signed-in', title: 'shell.page.purchases' }],
  texts: ['purchases', 'listing'],
  isBehindFrame: true,
});
