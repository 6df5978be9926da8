import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'anonymous',
  addresses: [{ path: '/verify-email', access: 'anyone', title: 'shell.page.verifyEmail' }],
  texts: ['identity', 'company', 'start'],
});
