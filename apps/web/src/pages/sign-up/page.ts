import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'anonymous',
  addresses: [{ path: '/auth/sign-up', access: 'visitor', title: 'shell.page.signUp' }],
  texts: ['identity', 'company'],
});
