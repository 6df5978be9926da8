import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'standard',
  addresses: [
    { path: '/shipping-files', access: 'staff', title: 'shell.page.shippingFiles' },
    { path: '/shipping-files/$id', access: 'staff', title: 'shell.page.shippingFiles' },
  ],
  texts: ['shippingFiles'],
  isBehindFrame: true,
});
