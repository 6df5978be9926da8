import { type PageType, pageTypeData, pageTypes } from '@seri/domain/catalogue/page-types';

/** Listings that have a second address. */
const also: Readonly<Record<string, PageType>> = { '/': 'car-auction', '/go-net': 'stock' };

/** The page type whose listing stands at an address. */
export function pageTypeAt(path: string): PageType | undefined {
  return also[path] ?? pageTypes.find((type) => pageTypeData[type].path === path);
}

/** The page type one of whose lots stands at an address. */
export function pageTypeOfLot(path: string): PageType | undefined {
  return pageTypes.find((type) => path.startsWith(`${pageTypeData[type].path}/`));
}
