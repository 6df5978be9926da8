import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'public',
  addresses: [{ path: '/about/licences', access: 'anyone', title: 'shell.page.licences' }],
  component: 'LicencesRoute',
  texts: ['company'],
  isBehindFrame: true,
});
