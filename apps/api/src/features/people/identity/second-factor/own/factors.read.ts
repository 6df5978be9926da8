import type { OwnFactorList } from '@seri/contract/people/second-factor.schema';
import { mustHaveFactor } from '@seri/domain/people/second-factor';
import type { Actor } from '../../../../../platform/actor.ts';
import type { Db } from '../../../../../platform/database/database.ts';
import { readFactors } from '../factor.store.ts';
import { isFactorRequiredOfStaff } from '../staff-factor.store.ts';

/** R80: the factors of the account, the oldest passkey first. */
export async function listFactors(
  db: Db,
  { accountId, roleId, isOwner }: Actor,
  settings: { demo: boolean },
): Promise<OwnFactorList> {
  const { recoveryCodes } = await readFactors(db, accountId);
  const isRequiredOfStaff = await isFactorRequiredOfStaff(db, settings);
  const authenticator = await db
    .selectFrom('authenticator')
    .select('confirmed_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const passkeys = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const since = authenticator?.confirmed_at;
  return {
    authenticator: since ? { since: since.toISOString() } : null,
    passkeys: passkeys.map((row) => ({
      id: row.id,
      name: row.name,
      createdAt: row.created_at.toISOString(),
      usedAt: row.used_at?.toISOString() ?? null,
    })),
    recoveryCodes,
    isRequired: mustHaveFactor({ roleId }, isRequiredOfStaff),
    isRequiredOfStaff: isOwner ? isRequiredOfStaff : null,
  };
}
