import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'standard',
  addresses: [
    { path: '/voyages', access: 'staff', title: 'shell.page.voyages' },
    { path: '/voyages/$id', access: 'staff', title: 'shell.page.voyages' },
  ],
  texts: ['voyages'],
  isBehindFrame: true,
});
