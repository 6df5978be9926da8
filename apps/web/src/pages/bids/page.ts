import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'standard',
  addresses: [
    { path: '/bid-manager', access: { staff: 'bidManagementEnabled' }, title: 'shell.page.bidManager' },
    { path: '/bids', access: 'client-side', title: 'shell.page.bids' },
    { path: '/dealer-bids', access: { flag: 'dealerBidAccess' }, title: 'shell.page.bids' },
    { path: '/archive-bids', access: 'signed-in', title: 'shell.page.archive' },
  ],
  texts: ['bids', 'listing'],
  isBehindFrame: true,
});
