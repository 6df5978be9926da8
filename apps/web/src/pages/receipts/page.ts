import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'standard',
  addresses: [{ path: '/receipts', access: 'staff', title: 'shell.page.receipts' }],
  texts: ['receipts'],
  isBehindFrame: true,
});
