/** The storeys of the API from the lowest up: a feature imports only from storeys below its own. */
export const apiStoreys = ['people', 'stock', 'talk', 'trade', 'intake', 'screens'] as const;

/** Arrows inside a storey; every other one is refused. */
export const arrowsInside: Readonly<Record<string, readonly string[]>> = {
  'people/clients': ['people/identity'],
  'stock/catalogue': ['stock/lots'],
  'stock/sharing': ['stock/lots'],
  'stock/photos': ['stock/lots', 'stock/sharing'],
  'stock/searches': ['stock/catalogue'],
  'stock/favourites': ['stock/catalogue', 'stock/lots'],
  'talk/chat': ['talk/notifications'],
  'trade/purchases': ['trade/ledger'],
  'trade/bidding': ['trade/ledger', 'trade/purchases'],
  'screens/documents': ['screens/lot-page'],
};

/** The storeys of the web from the lowest up. The app names the pages, which use its guard and address: they share one. */
export const webStoreys: readonly (readonly string[])[] = [
  ['packages'],
  ['ui'],
  ['lib'],
  ['features'],
  ['pages', 'app'],
];

/** A folder with more sources has no order of its own any more. */
export const mostInFolder = 25;

/** Folders that still wait for their order. */
export const longFolders: readonly string[] = [
  'apps/api/src/entry',
  'demo/src/drawings',
  'demo/src/sheets',
  'tools/src',
];
