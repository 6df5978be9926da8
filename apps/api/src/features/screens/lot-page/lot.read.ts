import type { AnyLotView, LotViews } from '@seri/contract/stock/lots.schema';
import { type FavouriteGroup, wishList } from '@seri/domain/catalogue/favourite-groups';
import { japanDay } from '@seri/domain/time/japan-time';
import { pageFlag, type PageType, type ShapeOf, soldPageType } from '@seri/domain/catalogue/page-types';
import { isStaff } from '@seri/domain/people/staff-rights';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { offersTranslation, readTranslateDetail } from '../../services/translations/translations.query.ts';
import { readAverage } from '../../stock/catalogue/catalogue.query.ts';
import { readOwnBid } from '../../trade/bidding/place/own-bid.query.ts';
import { type LotRequest, readKnownLot } from '../../stock/lots/known-lot.query.ts';
import { lotToBid } from '../../stock/lots/lot-to-bid.query.ts';
import { presentBid, presentPrices } from './present-bid.ts';
import { presentFacts } from './present-kinds.ts';
import { presentLot } from './present-lot.ts';

/** R36: a lot as its reader sees it, on the page type where it stands today. */
export async function readLot<Type extends PageType>(
  { database: { db }, settings }: Pick<Platform, 'database' | 'settings'>,
  actor: Actor,
  request: LotRequest<Type>,
): Promise<LotViews[ShapeOf<Type>]> {
  const today = japanDay(request.now);
  const { accountId, permissions } = actor;
  const row = await readKnownLot(db, actor, request);
  const toBid = lotToBid(row, request.now);
  const [average, own, translateDetail, ownBid] = await Promise.all([
    readAverage(db, row, today),
    readOwn(db, actor, row.id),
    readTranslateDetail(db, accountId, row.id),
    readOwnBid(db, toBid, { accountId, isByStaff: false, permissions, now: request.now }),
  ]);
  const prices = presentPrices(row, today, average);
  const lot = presentLot(row, today, {
    note: { comment: own.note ?? '', commentEditable: isStaff(actor) },
    allowDownloadPhotos: permissions.downloadPhotos,
  });
  const view: AnyLotView = {
    ...presentFacts(row, lot),
    bidInfo: presentBid(row, { prices, lot: toBid, own: ownBid, permissions }),
    wishList: wishList(own.group),
    can: { share: permissions.shareCar, seeSoldLots: permissions[pageFlag(soldPageType(row.kind))] },
    translateDetail,
    translations: { manager: offersTranslation(settings, actor, row.kind) },
    // More pictures cannot be requested yet, so the daily limit is unused.
    ussCounter: { ussLimit: permissions.ussLimitCheck && own.ussLimit > 0 ? own.ussLimit : null },
  };
  // The page type determines the shape; the schema drops fields that the shape does not have.
  return view as LotViews[ShapeOf<Type>];
}

/** The note of the lot, and the reader’s own favourite group and limit. */
async function readOwn(db: Db, { accountId }: Actor, lotId: number) {
  const own = await db
    .selectFrom('account')
    .leftJoin('lot_note', (join) => join.on('lot_note.lot_id', '=', lotId))
    .leftJoin('favourite', (join) =>
      join.onRef('favourite.account_id', '=', 'account.id').on('favourite.lot_id', '=', lotId),
    )
    .select(['lot_note.body as note', 'favourite_group as group', 'daily_uss_limit as ussLimit'])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { ...own, group: own.group as FavouriteGroup | null };
}
