import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'anonymous',
  addresses: [{ path: '/auth/login', access: 'visitor', title: 'identity.signIn' }],
  texts: ['identity', 'company'],
});
