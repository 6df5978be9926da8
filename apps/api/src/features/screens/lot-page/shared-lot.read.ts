import type { SharedViews } from '@seri/contract/stock/lots.schema';
import type { PageType, ShapeOf } from '@seri/domain/catalogue/page-types';
import { refusal } from '../../../platform/http/refusal.ts';
import { unsafeReadSharedLot } from './shared-lot.query.ts';
import { type SharingPlatform, openSharedLot, type SharedLotRequest } from '../../stock/sharing/sharing.query.ts';

/** R44: checks the shared link and reads its lot. */
export async function readSharedLot<Type extends PageType>(
  gate: SharingPlatform,
  request: SharedLotRequest<Type>,
): Promise<SharedViews[ShapeOf<Type>]> {
  const { grant } = await openSharedLot(gate, request);
  const { pageType, lotId } = request;
  const view = await unsafeReadSharedLot(gate.database.db, { pageType, lotId, now: gate.clock.now(), grant });
  if (!view) throw refusal('NOT_FOUND');
  return view;
}
