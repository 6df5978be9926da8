import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'anonymous',
  addresses: [{ path: '/auth/change-password', access: 'anyone', title: 'shell.page.changePassword' }],
  texts: ['identity', 'company'],
});
