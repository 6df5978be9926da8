import { type PageType, pageTypes } from '@seri/domain/catalogue/page-types';
import { mayPage } from './access-catalogue.rows.ts';
import { type AccessRow, sharers, v1, type Caller, type World } from './access-row.ts';

/** Sold prices come from statistics, which guests may not see. */
const maySold = (pageType: PageType): readonly Caller[] => mayPage[pageType].filter((caller) => caller !== 'guest');

/** The lot of the world is a live car: both page types of auctioned cars have it, the others do not. */
function casesOf(pageType: PageType, pathOf: (id: number) => string): AccessRow['cases'] {
  const isItsKind = pageType === 'car-auction' || pageType === 'stats';
  return {
    any: { gives: isItsKind ? 200 : 404, ask: ({ lotId }: World) => v1('GET', pathOf(lotId)) },
    missing: { gives: 404, ask: ({ missingId }: World) => v1('GET', pathOf(missingId)) },
  };
}

function rowsOfPage(pageType: PageType): [name: string, row: AccessRow][] {
  const downloaders = mayPage[pageType].filter((caller) => sharers.includes(caller));
  return [
    [
      `lots.${pageType}.view`,
      { may: mayPage[pageType], cases: casesOf(pageType, (id) => `/${pageType}/view?id=${id}`) },
    ],
    [
      `lots.${pageType}.priceSense`,
      { may: maySold(pageType), cases: casesOf(pageType, (id) => `/${pageType}/price-sense?id=${id}`) },
    ],
    [
      `lots.${pageType}.downloadImages`,
      { may: downloaders, cases: casesOf(pageType, (id) => `/${pageType}/download-images?carId=${id}`) },
    ],
  ];
}

export const lotRows: Readonly<Record<string, AccessRow>> = Object.fromEntries(pageTypes.flatMap(rowsOfPage));
