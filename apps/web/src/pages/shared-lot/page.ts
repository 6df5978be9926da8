import { pageTypeData, pageTypes } from '@seri/domain/catalogue/page-types';
import { definePage } from '../../app/page.ts';

export const page = definePage({
  layout: 'share',
  addresses: pageTypes.map(
    (type) => ({ path: `${pageTypeData[type].path}/share/$id`, access: 'anyone', title: 'shell.page.shared' }) as const,
  ),
  texts: ['lot'],
  isBehindFrame: true,
});
