import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'public',
  addresses: [
    { path: '/about', access: 'anyone', title: 'shell.page.about' },
    { path: '/how-to-buy', access: 'anyone', title: 'shell.page.howToBuy' },
    { path: '/make-an-order', access: 'anyone', title: 'shell.page.makeAnOrder' },
    { path: '/about/licences', access: 'anyone', title: 'shell.page.licences' },
  ],
  texts: ['company'],
  isBehindFrame: true,
});
