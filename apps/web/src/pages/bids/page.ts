import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'standard',
  addresses: [
    { path: '/bid-manager', access: { userType: 3 }, title: 'shell.page.bidManager' },
    { path: '/bids', access: { userType: 2 }, title: 'shell.page.bids' },
    { path: '/dealer-bids', access: { flag: 'dealerBidAccess' }, title: 'shell.page.bids' },
    { path: '/archive-bids', access: 'signed-in', title: 'shell.page.archive' },
  ],
  component: 'BidsRoute',
  texts: ['bids', 'chat', 'listing'],
  isBehindFrame: true,
});
