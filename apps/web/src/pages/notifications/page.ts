import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'standard',
  addresses: [{ path: '/notifications', access: 'signed-in', title: 'notifications.title' }],
  texts: ['notifications'],
  isBehindFrame: true,
});
