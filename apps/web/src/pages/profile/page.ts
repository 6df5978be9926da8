import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'profile',
  addresses: [{ path: '/profile', access: 'signed-in', title: 'shell.profile' }],
  texts: ['identity', 'profile', 'notifications'],
  isBehindFrame: true,
});
