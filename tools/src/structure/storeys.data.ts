/** The workspaces from the lowest storey up: one imports only from storeys below its own, its tests too. */
export const workspaceStoreys: readonly (readonly string[])[] = [
  ['packages/domain', 'packages/typefaces'],
  ['packages/contract', 'packages/drawings', 'packages/papers'],
  ['packages/messages'],
  ['apps/api', 'apps/web'],
  ['demo'],
  ['tools'],
  ['bench', 'e2e', 'stress'],
];

/** Arrows upward: commands that start what stands above them, and a test that kills a whole product. */
export const arrowsUpward: readonly string[] = [
  'tools/src/main.ts → bench',
  'apps/api/src/entry/product-to-kill.steps.ts → tools',
];

/** The storeys of the API from the lowest up: a feature imports only from storeys below its own. */
export const apiStoreys = ['people', 'stock', 'talk', 'trade', 'shipping', 'services', 'intake', 'screens'] as const;

/** Arrows inside a storey; every other one is refused. */
export const arrowsInside: Readonly<Record<string, readonly string[]>> = {
  'people/clients': ['people/identity', 'people/company'],
  'people/identity': ['people/company', 'people/failures'],
  'people/seller': ['people/identity', 'people/company'],
  'stock/catalogue': ['stock/lots'],
  'stock/sharing': ['stock/lots'],
  'stock/photos': ['stock/lots', 'stock/sharing'],
  'stock/searches': ['stock/catalogue'],
  'stock/favourites': ['stock/catalogue', 'stock/lots'],
  'talk/chat': ['talk/notifications'],
  'trade/eligibility': ['trade/tariffs'],
  'trade/purchases': ['trade/eligibility', 'trade/ledger', 'trade/papers', 'trade/tariffs'],
  'trade/invoices': ['trade/ledger', 'trade/papers', 'trade/purchases'],
  'trade/bidding': ['trade/eligibility', 'trade/ledger', 'trade/papers', 'trade/purchases'],
  'trade/dues': ['trade/ledger', 'trade/receipts'],
  'trade/settlements': ['trade/bidding', 'trade/ledger', 'trade/purchases', 'trade/tariffs'],
  'trade/receipts': ['trade/ledger', 'trade/papers', 'trade/purchases'],
  'shipping/parties': ['shipping/voyages'],
  'shipping/shipping-files': ['shipping/voyages'],
  'shipping/tasks': ['shipping/car-papers', 'shipping/parties', 'shipping/voyages'],
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
