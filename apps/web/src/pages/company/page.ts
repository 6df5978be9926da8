import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'standard',
  addresses: [{ path: '/company', access: { can: 'editCompany' }, title: 'shell.page.company' }],
  texts: ['company', 'companyEditor', 'start'],
  isBehindFrame: true,
});
