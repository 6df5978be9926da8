import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'anonymous',
  addresses: [{ path: '/auth/forgot-password', access: 'visitor', title: 'shell.page.forgotPassword' }],
  texts: ['identity', 'company'],
});
