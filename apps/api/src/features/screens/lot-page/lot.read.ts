import type { LotViews } from '@seri/contract/stock/lots.schema';
import { type FavouriteGroup, wishList } from '@seri/domain/catalogue/favourite-groups';
import { japanDay } from '@seri/domain/time/japan-time';
import { pageFlag, type PageType, type ShapeOf, soldPageType } from '@seri/domain/catalogue/page-types';
import { isStaff } from '@seri/domain/people/staff-rights';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { readAveragePrice } from '../../stock/catalogue/catalogue.query.ts';
import { readOwnBid } from '../../trade/bidding/place/own-bid.query.ts';
import { type LotRequest, readKnownLot } from '../../stock/lots/known-lot.query.ts';
import { lotToBid } from '../../stock/lots/lot-to-bid.query.ts';
import { presentBid, presentPrices } from './present-bid.ts';
import { presentFacts } from './present-kinds.ts';
import { presentLot } from './present-lot.ts';

/** R36: a lot of the page type's kind as its reader sees it, where it stands today, which may be the kind's other home. */
export async function readLot<Type extends PageType>(
  db: Db,
  actor: Actor,
  asked: LotRequest<Type>,
): Promise<LotViews[ShapeOf<Type>]> {
  const today = japanDay(asked.now);
  const { accountId, permissions } = actor;
  const row = await readKnownLot(db, actor, asked);
  const toBid = lotToBid(row, asked.now);
  const [averagePrice, own, ownBid] = await Promise.all([
    readAveragePrice(db, row, today),
    readOwn(db, actor, row.id),
    readOwnBid(db, toBid, { accountId, permissions, now: asked.now }),
  ]);
  const prices = presentPrices(row, today, averagePrice);
  const lot = presentLot(row, today, {
    note: { comment: own.note ?? '', commentEditable: isStaff(actor) },
    allowDownloadPhotos: permissions.downloadPhotos,
  });
  const view = {
    ...presentFacts(row, lot),
    bidInfo: presentBid(row, { prices, lot: toBid, own: ownBid, permissions }),
    wishList: wishList(own.group),
    can: { share: permissions.shareCar, seeSoldLots: permissions[pageFlag(soldPageType(row.kind))] },
    // Nobody can ask for translations or more pictures yet: of the day's limit all is left.
    translateDetail: { requested: false, translated: false },
    ussCounter: { ussLimit: permissions.ussLimitCheck && own.ussLimit > 0 ? own.ussLimit : null },
  };
  // Lots of one page type are of one shape; what the shape does not have, its schema leaves out.
  return view as unknown as LotViews[ShapeOf<Type>];
}

/** What stands on the lot for this reader: the note, the own favourite group, the own limit. */
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
