import { sharedIdName } from '@seri/contract/stock/sharing.schema';
import { type PageType, pageTypeData, pageTypes } from '@seri/domain/catalogue/page-types';
import { mayPage } from './access-catalogue.rows.ts';
import { acting, everybody, type AccessRow, sharers, v1, type World } from './access-row.ts';

/** The lot of the world is a live car: both page types of auctioned cars share it, the others do not have it. */
function passwordRow(pageType: PageType): AccessRow {
  const askFor = (id: number) =>
    v1('GET', `/${pageType}/password?${sharedIdName(pageType)}=${id}`, { headers: acting });
  return {
    may: mayPage[pageType].filter((caller) => sharers.includes(caller)),
    cases: {
      any: { gives: pageTypeData[pageType].kind === 'car' ? 200 : 404, ask: ({ lotId }: World) => askFor(lotId) },
      missing: { gives: 404, ask: ({ missingId }: World) => askFor(missingId) },
    },
  };
}

/** A lot is locked whether it exists or not. Machines are public, so there the missing lot gives 404. */
function viewRow(pageType: PageType): AccessRow {
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

export const sharingRows: Readonly<Record<string, AccessRow>> = Object.fromEntries(
  pageTypes.flatMap((pageType) => [
    [`sharing.${pageType}.password`, passwordRow(pageType)],
    [`shared-lots.${pageType}.view`, viewRow(pageType)],
  ]),
);
