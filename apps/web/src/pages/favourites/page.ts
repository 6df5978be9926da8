import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'standard',
  addresses: [{ path: '/favorites/$group', access: 'signed-in', title: 'shell.page.favourites' }],
  texts: ['searches', 'listing'],
  isBehindFrame: true,
});
