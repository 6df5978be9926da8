import type { FavouriteGroup } from '@seri/domain/catalogue/favourite-groups';
import type { Tx } from '../../../platform/database/database.ts';

/** All functions here expect that the caller holds the account's lock. */
export async function findFavourite(tx: Tx, accountId: number, lotId: number): Promise<FavouriteGroup | null> {
  const row = await tx
    .selectFrom('favourite')
    .select('favourite_group')
    .where('account_id', '=', accountId)
    .where('lot_id', '=', lotId)
    .executeTakeFirst();
  return (row?.favourite_group as FavouriteGroup | undefined) ?? null;
}

export async function putFavourite(tx: Tx, accountId: number, lotId: number, group: FavouriteGroup): Promise<void> {
  await tx
    .insertInto('favourite')
    .values({ account_id: accountId, lot_id: lotId, favourite_group: group })
    .onConflict((conflict) => conflict.columns(['account_id', 'lot_id']).doUpdateSet({ favourite_group: group }))
    .execute();
}

export async function removeFavourite(tx: Tx, accountId: number, lotId: number): Promise<void> {
  await tx.deleteFrom('favourite').where('account_id', '=', accountId).where('lot_id', '=', lotId).execute();
}

export async function findGroupName(tx: Tx, accountId: number, group: FavouriteGroup): Promise<string> {
  const row = await tx
    .selectFrom('favourite_name')
    .select('name')
    .where('account_id', '=', accountId)
    .where('favourite_group', '=', group)
    .executeTakeFirst();
  return row?.name ?? '';
}

/** An empty name is no row. */
export async function putGroupName(tx: Tx, accountId: number, group: FavouriteGroup, name: string): Promise<void> {
  if (name === '') {
    const named = tx.deleteFrom('favourite_name').where('account_id', '=', accountId);
    await named.where('favourite_group', '=', group).execute();
    return;
  }
  await tx
    .insertInto('favourite_name')
    .values({ account_id: accountId, favourite_group: group, name })
    .onConflict((conflict) => conflict.columns(['account_id', 'favourite_group']).doUpdateSet({ name }))
    .execute();
}
