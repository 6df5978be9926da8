import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'standard',
  addresses: [{ path: '/failed-sign-ins', access: { can: 'manageStaff' }, title: 'shell.page.failedSignIns' }],
  texts: ['clients'],
  isBehindFrame: true,
});
