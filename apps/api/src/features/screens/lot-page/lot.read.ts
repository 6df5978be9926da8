import type { AnyLotView, LotViews } from '@seri/contract/stock/lots.schema';
import { type FavouriteGroup, wishList } from '@seri/domain/catalogue/favourite-groups';
import { japanDay } from '@seri/domain/time/japan-time';
import { homeOf } from '@seri/domain/lots/lot-kinds';
import { pageFlag, type PageType, type ShapeOf, soldPageType } from '@seri/domain/catalogue/page-types';
import { isStaff } from '@seri/domain/people/staff-rights';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { offersTranslation, readTranslateDetail } from '../../services/translations/translations.query.ts';
import { offersReading } from '../../services/sheets/sheets.query.ts';
import { readAverage } from '../../stock/catalogue/catalogue.query.ts';
import { readOwnBid } from '../../trade/bidding/place/own-bid.query.ts';
import { type LotRequest, readKnownLot } from '../../stock/lots/known-lot.query.ts';
import { lotToBid } from '../../stock/lots/lot-to-bid.query.ts';
import { readExtraLimit } from '../../services/extra-photos/extra-photos.query.ts';
import { type LotServices, presentServices, presentStrip } from './lot-services.ts';
import { presentBid, presentPrices } from './present-bid.ts';
import { presentFacts } from './present-kinds.ts';
import { presentLot } from './present-lot.ts';

/** R36: a lot as its reader sees it, on the page type where it stands today. */
export async function readLot<Type extends PageType>(
  platform: Pick<Platform, 'database' | 'settings' | 'log'>,
  actor: Actor,
  request: LotRequest<Type>,
  services: LotServices,
): Promise<LotViews[ShapeOf<Type>]> {
  const {
    database: { db },
    settings,
  } = platform;
  const today = japanDay(request.now);
  const { accountId, permissions } = actor;
  const row = await readKnownLot(db, actor, request);
  const toBid = lotToBid(row, request.now);
  const [average, own, translateDetail, ussLimit, ownBid] = await Promise.all([
    readAverage(db, row, today),
    readOwn(db, actor, row.id),
    readTranslateDetail(db, accountId, row.id),
    readExtraLimit(db, actor, today),
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
    can: {
      share: permissions.shareCar,
      seeSoldLots: permissions[pageFlag(soldPageType(row.kind))],
      ...presentServices(row, homeOf(row.kind, row.held_on, today), actor, services),
    },
    ...presentStrip(row, services),
    translateDetail,
    translations: {
      ai: row.sheet_id !== null && (await offersReading(platform, actor)),
      manager: offersTranslation(settings, actor, row.kind),
    },
    ussCounter: { ussLimit },
  };
  // The page type determines the shape; the schema drops fields that the shape does not have.
  return view as LotViews[ShapeOf<Type>];
}

/** The note of the lot, and the reader’s own favourite group. */
async function readOwn(db: Db, { accountId }: Actor, lotId: number) {
  const own = await db
    .selectFrom('account')
    .leftJoin('lot_note', (join) => join.on('lot_note.lot_id', '=', lotId))
    .leftJoin('favourite', (join) =>
      join.onRef('favourite.account_id', '=', 'account.id').on('favourite.lot_id', '=', lotId),
    )
    .select(['lot_note.body as note', 'favourite_group as group'])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { ...own, group: own.group as FavouriteGroup | null };
}
