import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'standard',
  addresses: [{ path: '/payments', access: 'signed-in', title: 'shell.page.payments' }],
  texts: ['ledger'],
  isBehindFrame: true,
});
