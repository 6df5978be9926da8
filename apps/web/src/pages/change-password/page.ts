import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'profile',
  addresses: [{ path: '/change-password', access: 'signed-in', title: 'shell.page.changePassword' }],
  texts: ['identity'],
  isBehindFrame: true,
});
