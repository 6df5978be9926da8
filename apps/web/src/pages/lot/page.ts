import { pageFlag, type PageType, pageTypeData, pageTypes } from '@seri/domain/catalogue/page-types';
import { definePage } from '../../app/page.ts';

/** Finds the page type of the lot, shared or not, at this address. */
export const lotTypeAt = (path: string): PageType | undefined =>
  pageTypes.find((type) => path.startsWith(`${pageTypeData[type].path}/`));

export const page = definePage({
  layout: 'standard',
  addresses: pageTypes.map(
    (type) =>
      ({ path: `${pageTypeData[type].path}/$id`, access: { view: pageFlag(type) }, title: 'shell.page.lot' }) as const,
  ),
  texts: ['lot'],
  isBehindFrame: true,
});
