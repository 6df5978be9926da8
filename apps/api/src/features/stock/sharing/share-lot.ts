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

export interface ToShare {
  pageType: PageType;
  lotId: number;
  /** Of the picture that is sent along, the path within the portal; null where it is of elsewhere. */
  picture: string | null | undefined;
}

/** R44: the code under which this account shares the lot. Asking again gives the same one, and it holds anew. */
export async function shareLot(
  { clock, settings: { secret } }: Pick<Platform, 'clock' | 'settings'>,
  { actor, transaction }: Acting,
  { pageType, lotId, picture }: ToShare,
): Promise<Password> {
  if (picture !== undefined) assertOwnPicture(lotId, picture);
  const { accountId } = actor;
  const share = await transaction(async (tx) => {
    // Two sharers at once must not take the last place, or one code.
    const lot = await lockLot(tx, lotId);
    assertMayShare(actor, lot, pageType, japanDay(clock.now()));
    await deleteOldShares(tx, lotId);
    const chosen = chooseShare(secret, lotId, accountId, await listShares(tx, lotId));
    await putShare(tx, chosen);
    await logAction(tx, { accountId, action: 'lot.shared', subject: `lot:${lotId}` });
    return chosen;
  });
  // Derived outside: what the transaction answers is kept under the request's idempotency key, and codes are kept nowhere.
  return { password: shareCode(secret, share) };
}

function assertOwnPicture(lotId: number, path: string | null): void {
  if (path === null || !isPhotoOf(lotId, path))
    throw refusal('FIELDS', { fields: { imageUrl: { problem: 'invalid' } } });
}
