import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'standard',
  addresses: [{ path: '/tariffs', access: 'staff', title: 'shell.page.tariffs' }],
  texts: ['clients'],
  isBehindFrame: true,
});
