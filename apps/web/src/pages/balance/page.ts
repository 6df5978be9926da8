import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'standard',
  addresses: [{ path: '/balance', access: 'signed-in', title: 'shell.page.balance' }],
  texts: ['ledger'],
  isBehindFrame: true,
});
