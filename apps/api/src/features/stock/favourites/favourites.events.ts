import type { FavouriteGroup } from '@seri/domain/catalogue/favourite-groups';
import { logAction } from '../../../platform/action-log.ts';
import { audienceOf } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { emit } from '../../../platform/outbox/emit.ts';

interface FavouriteChange {
  lotId: number;
  from: FavouriteGroup | null;
  to: FavouriteGroup | null;
}

export async function tellFavouriteChanged(
  tx: Tx,
  { actor: { accountId }, socketId }: Acting,
  { lotId, from, to }: FavouriteChange,
): Promise<void> {
  await logAction(tx, { accountId, action: 'favourite.changed', subject: `lot:${lotId}`, detail: { from, to } });
  await emit(tx, {
    audience: audienceOf.account(accountId),
    name: 'favourite.changed',
    data: { lotId, group: to },
    originSocket: socketId,
  });
}

interface GroupNaming {
  group: FavouriteGroup;
  from: string;
  to: string;
}

export async function tellGroupNamed(
  tx: Tx,
  { actor: { accountId }, socketId }: Acting,
  { group, from, to }: GroupNaming,
): Promise<void> {
  await logAction(tx, { accountId, action: 'favourites.named', subject: `group:${group}`, detail: { from, to } });
  await emit(tx, {
    audience: audienceOf.account(accountId),
    name: 'favourites.named',
    data: { group },
    originSocket: socketId,
  });
}
