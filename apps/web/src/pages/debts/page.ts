import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'standard',
  addresses: [{ path: '/debts', access: 'staff', title: 'shell.page.debts' }],
  texts: ['debts'],
  isBehindFrame: true,
});
