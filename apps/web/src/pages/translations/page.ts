import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'standard',
  addresses: [{ path: '/translations', access: 'staff', title: 'shell.page.translations' }],
  component: 'TranslationsRoute',
  texts: ['bidDesk'],
  isBehindFrame: true,
});
