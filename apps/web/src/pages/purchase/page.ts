import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'standard',
  addresses: [
    { path: '/purchases/$id', access: 'signed-in', title: 'shell.page.purchase' },
    { path: '/payments/$id', access: 'signed-in', title: 'shell.page.payment' },
  ],
  texts: ['purchases', 'lot'],
  isBehindFrame: true,
});
