import { sharedIdName } from '@seri/contract/stock/sharing.schema';
import { type PageType, pageTypeData, pageTypes } from '@seri/domain/catalogue/page-types';
import { mayPage } from './access-catalogue.rows.ts';
import { acting, everybody, type Row, sharers, v1, type World } from './access-row.ts';

/** The world's lot is a live car: both homes of cars share it, every other page type has no such lot. */
function passwordRow(pageType: PageType): Row {
  const askFor = (id: number) =>
    v1('GET', `/${pageType}/password?${sharedIdName(pageType)}=${id}`, { headers: acting });
  return {
    may: mayPage[pageType].filter((who) => sharers.includes(who)),
    cases: {
      any: { gives: pageTypeData[pageType].kind === 'car' ? 200 : 404, ask: ({ lotId }: World) => askFor(lotId) },
      missing: { gives: 404, ask: ({ missingId }: World) => askFor(missingId) },
    },
  };
}

/** Locked, be there such a lot or not; machines are public, and this one is missing. */
function viewRow(pageType: PageType): Row {
  const gives = pageTypeData[pageType].kind === 'machine' ? 404 : 403;
  const askFor = (id: number) => v1('GET', `/${pageType}/share?id=${id}`);
  return {
    may: everybody,
    cases: {
      any: { gives, ask: ({ lotId }: World) => askFor(lotId) },
      missing: { gives, ask: ({ missingId }: World) => askFor(missingId) },
    },
  };
}

/** Of shared lots of every page type. */
export const sharingRows: Readonly<Record<string, Row>> = Object.fromEntries(
  pageTypes.flatMap((pageType) => [
    [`sharing.${pageType}.password`, passwordRow(pageType)],
    [`shared-lots.${pageType}.view`, viewRow(pageType)],
  ]),
);
