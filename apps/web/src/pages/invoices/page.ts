import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'standard',
  addresses: [{ path: '/invoices', access: 'signed-in', title: 'shell.page.invoices' }],
  texts: ['purchases'],
  isBehindFrame: true,
});
