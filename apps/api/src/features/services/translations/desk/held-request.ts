import { roleIds } from '@seri/domain/people/roles';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { lockRequestsOf, type RequestRow } from '../request.store.ts';

/** R26: condition on `asker`, the account of a request: staff see those of every client, an owner also those of staff. */
export const isSeenAsker = ({ isOwner }: Pick<Actor, 'isOwner'>): RawBuilder<boolean> =>
  isOwner ? sql`true` : sql`asker.role_id <> ${roleIds.manager}`;

/** The lot of a request that the member of staff may see; any other request is missing. */
export async function findLotOf(tx: Tx, actor: Actor, id: number): Promise<number> {
  const request = await tx
    .selectFrom('translation_request')
    .innerJoin('account as asker', 'asker.id', 'translation_request.account_id')
    .select('lot_id')
    .where('translation_request.id', '=', id)
    .where(isSeenAsker(actor))
    .executeTakeFirst();
  if (!request) throw refusal('NOT_FOUND');
  return request.lot_id;
}

export interface LockedRequest {
  request: RequestRow;
  /** All requests for its lot, itself too. */
  ofLot: readonly RequestRow[];
}

export async function lockRequest(tx: Tx, actor: Actor, id: number): Promise<LockedRequest> {
  const ofLot = await lockRequestsOf(tx, [await findLotOf(tx, actor, id)]);
  const request = ofLot.find((one) => one.id === id);
  if (!request) throw refusal('NOT_FOUND');
  return { request, ofLot };
}

/** R78: of two managers the first one wins, and the other learns who that was. */
export async function assertCurrent(tx: Tx, actor: Actor, request: RequestRow, version: number): Promise<void> {
  if (request.version !== version) await refuseOf(tx, actor, request);
}

export async function assertHolds(tx: Tx, actor: Actor, request: RequestRow, version: number): Promise<void> {
  if (request.holder_id !== actor.accountId) await refuseOf(tx, actor, request);
  await assertCurrent(tx, actor, request, version);
}

async function refuseOf(tx: Tx, actor: Actor, request: RequestRow): Promise<never> {
  const colleague = request.holder_id ?? request.settled_by;
  if (colleague === null || colleague === actor.accountId) throw refusal('STATE_CHANGED');
  const account = tx.selectFrom('account').select('full_name').where('id', '=', colleague);
  throw refusal('HANDLED_BY_OTHER', { by: (await account.executeTakeFirstOrThrow()).full_name });
}
