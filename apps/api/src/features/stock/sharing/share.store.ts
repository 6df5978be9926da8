import { shareLife } from '@seri/domain/lots/share-code';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { roleOverrides } from '../../people/identity/identity.query.ts';
import type { Share } from './share-code.ts';

/** Codes requested after this moment are valid. */
const validSince = sql<Date>`app_now() - make_interval(secs => ${shareLife / 1000})`;

export async function deleteOldShares(tx: Tx, lotId: number): Promise<void> {
  await tx.deleteFrom('lot_share').where('lot_id', '=', lotId).where('asked_at', '<=', validSince).execute();
}

export function listShares(tx: Tx, lotId: number): Promise<Share[]> {
  return sharesOf(tx, lotId).execute();
}

export function listSharers(db: Db, lotId: number) {
  return sharesOf(db, lotId)
    .innerJoin('account', 'account.id', 'account_id')
    .select(['role_id as roleId', 'overrides', roleOverrides.as('roleOverrides')])
    .where('asked_at', '>', validSince)
    .execute();
}

export type Sharer = Awaited<ReturnType<typeof listSharers>>[number];

function sharesOf(db: Db | Tx, lotId: number) {
  return db
    .selectFrom('lot_share')
    .select(['lot_id as lotId', 'account_id as accountId', 'variant'])
    .where('lot_id', '=', lotId);
}

export async function putShare(tx: Tx, { lotId, accountId, variant }: Share): Promise<void> {
  await tx
    .insertInto('lot_share')
    .values({ lot_id: lotId, account_id: accountId, variant })
    .onConflict((conflict) =>
      conflict.columns(['lot_id', 'account_id']).doUpdateSet({ asked_at: sql<Date>`app_now()` }),
    )
    .execute();
}
