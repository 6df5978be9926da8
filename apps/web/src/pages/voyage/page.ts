import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'standard',
  addresses: [{ path: '/voyages/$id', access: 'staff', title: 'shell.page.voyage' }],
  texts: ['voyages'],
  isBehindFrame: true,
});
