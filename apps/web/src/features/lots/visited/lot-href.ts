import { type PageType, pageTypeData } from '@seri/domain/catalogue/page-types';

/** The address of a lot. It carries the query of the list, so that the lot page can find its neighbours. */
export function lotHref({ id, pageType }: { id: number; pageType: PageType }, listQuery = ''): string {
  return `${pageTypeData[pageType].path}/${id}${listQuery}`;
}
