import { type Done, success } from '@seri/contract/common.schema';
import { logAction } from '../../../../platform/action-log.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import type { Visitor } from '../../../../platform/http/route.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { countTry } from '../../../../platform/tries/tries.ts';
import { addressKey } from '../../../../platform/tries/try-key.ts';
import { confirmEmail } from './account.store.ts';
import { useLink } from './mailed-link.store.ts';
import { signInPatience } from '../sign-in/patience.ts';

/** R17: a link that was mailed to the address proves it. */
export async function verifyEmail(
  { database: { db } }: Pick<Platform, 'database'>,
  token: string,
  visitor: Visitor,
): Promise<Done> {
  await countTry(db, signInPatience, [addressKey('link', visitor.address)]);
  return inTransaction(db, async (tx) => {
    const accountId = await useLink(tx, 'verify-email', token);
    if (accountId === undefined) throw refusal('LINK_EXPIRED');
    await confirmEmail(tx, accountId);
    await logAction(tx, { accountId, action: 'email.confirmed', subject: `account:${accountId}` });
    return success;
  });
}
