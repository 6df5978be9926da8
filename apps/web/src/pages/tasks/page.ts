import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'standard',
  addresses: [{ path: '/export-desk', access: { can: 'logistics' }, title: 'shell.page.exportDesk' }],
  texts: ['tasks'],
  isBehindFrame: true,
});
