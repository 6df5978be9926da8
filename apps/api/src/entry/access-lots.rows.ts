import { type PageType, pageTypes } from '@seri/domain/catalogue/page-types';
import { mayPage } from './access-catalogue.rows.ts';
import { type Row, sharers, v1, type Who, type World } from './access-row.ts';

/** What lots were sold for is told by statistics, which guests do not see. */
const maySold = (pageType: PageType): readonly Who[] => mayPage[pageType].filter((who) => who !== 'guest');

/** The world's lot is a live car: both homes of cars answer it, every other page type has no such lot. */
function casesOf(pageType: PageType, pathOf: (id: number) => string): Row['cases'] {
  const isItsKind = pageType === 'car-auction' || pageType === 'stats';
  return {
    any: { gives: isItsKind ? 200 : 404, ask: ({ lotId }: World) => v1('GET', pathOf(lotId)) },
    missing: { gives: 404, ask: ({ missingId }: World) => v1('GET', pathOf(missingId)) },
  };
}

function rowsOfPage(pageType: PageType): [name: string, row: Row][] {
  const downloaders = mayPage[pageType].filter((who) => sharers.includes(who));
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

/** Of the lots of every page type. */
export const lotRows: Readonly<Record<string, Row>> = Object.fromEntries(pageTypes.flatMap(rowsOfPage));
