import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'standard',
  addresses: [{ path: '/translations', access: 'staff', title: 'shell.page.translations' }],
  texts: ['bidDesk'],
  isBehindFrame: true,
});
