import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'standard',
  addresses: [{ path: '/dashboard', access: 'signed-in', title: 'shell.page.dashboard' }],
  texts: ['dashboard', 'bids', 'ledger', 'listing', 'notifications'],
  isBehindFrame: true,
});
