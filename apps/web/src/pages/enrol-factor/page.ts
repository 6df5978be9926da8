import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'anonymous',
  addresses: [{ path: '/auth/second-factor', access: 'anyone', title: 'factor.enrol' }],
  texts: ['identity', 'company', 'factor'],
});
