import { isPhotoOf } from '@seri/contract/stock/photo';
import type { Password } from '@seri/contract/stock/sharing.schema';
import { japanDay } from '@seri/domain/time/japan-time';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { logAction } from '../../../platform/action-log.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockLot } from '../lots/lots.command.ts';
import { chooseShare, shareCode } from './share-code.ts';
import { deleteOldShares, listShares, putShare } from './share.store.ts';
import { assertMayShare } from './sharing.policy.ts';

export interface ShareRequest {
  pageType: PageType;
  lotId: number;
  /** The portal path of the picture to send along; null if the picture is from elsewhere. */
  picture: string | null | undefined;
}

/** R44: returns the account's code for the lot. Asking again returns the same code and renews it. */
export async function shareLot(
  { clock, settings: { secret } }: Pick<Platform, 'clock' | 'settings'>,
  { actor, transaction }: Acting,
  { pageType, lotId, picture }: ShareRequest,
): Promise<Password> {
  if (picture !== undefined) assertOwnPicture(lotId, picture);
  const { accountId } = actor;
  const share = await transaction(async (tx) => {
    // The lock keeps two sharers from both taking the last place, or the same code.
    const lot = await lockLot(tx, lotId);
    assertMayShare(actor, lot, pageType, japanDay(clock.now()));
    await deleteOldShares(tx, lotId);
    const chosen = chooseShare(secret, lotId, accountId, await listShares(tx, lotId));
    await putShare(tx, chosen);
    await logAction(tx, { accountId, action: 'lot.shared', subject: `lot:${lotId}` });
    return chosen;
  });
  // Derived outside the transaction: its result is stored under the idempotency key, and codes must not be stored.
  return { password: shareCode(secret, share) };
}

function assertOwnPicture(lotId: number, path: string | null): void {
  if (path === null || !isPhotoOf(lotId, path))
    throw refusal('FIELDS', { fields: { imageUrl: { problem: 'invalid' } } });
}
