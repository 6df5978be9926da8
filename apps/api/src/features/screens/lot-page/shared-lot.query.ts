import type { AnySharedView, SharedViews } from '@seri/contract/stock/lots.schema';
import { japanDay } from '@seri/domain/time/japan-time';
import { type PageType, pageTypeData, type ShapeOf } from '@seri/domain/catalogue/page-types';
import type { Db } from '../../../platform/database/database.ts';
import { readAverage } from '../../stock/catalogue/catalogue.query.ts';
import type { LotRequest } from '../../stock/lots/known-lot.query.ts';
import { readLotRow } from '../../stock/lots/lot-row.query.ts';
import { presentPrices } from './present-bid.ts';
import { presentFacts } from './present-kinds.ts';
import { presentLot } from './present-lot.ts';

/**
 * R44: a lot for a visitor with a shared link. Unsafe: the caller must have checked the link. Undefined if there is no
 * such lot of this kind.
 */
export async function unsafeReadSharedLot<Type extends PageType>(
  db: Db,
  { pageType, lotId, now, grant }: LotRequest<Type> & { grant: string },
): Promise<SharedViews[ShapeOf<Type>] | undefined> {
  const today = japanDay(now);
  const row = await readLotRow(db, lotId);
  if (!row || row.kind !== pageTypeData[pageType].kind) return undefined;
  const noNote = { comment: '', commentEditable: false };
  const lot = presentLot(row, today, { note: noNote, allowDownloadPhotos: false, grant });
  const view: AnySharedView = {
    ...presentFacts(row, lot),
    bidInfo: presentPrices(row, today, await readAverage(db, row, today)),
  };
  return view as SharedViews[ShapeOf<Type>];
}
