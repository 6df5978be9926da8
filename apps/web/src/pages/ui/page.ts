import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'share',
  addresses: [{ path: '/ui', access: 'anyone', title: 'shell.page.ui' }],
  texts: [],
});
