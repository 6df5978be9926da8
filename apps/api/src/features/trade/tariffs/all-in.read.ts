import type { AllInAnswer, AllInQuery } from '@seri/contract/trade/tariffs.schema';
import { maySeeLot } from '@seri/domain/lots/lot-kinds';
import { isStaff } from '@seri/domain/people/staff-rights';
import { estimateAllIn } from '@seri/domain/tariffs/all-in';
import { clientTierOf } from '@seri/domain/tariffs/client-tier';
import { japanDay } from '@seri/domain/time/japan-time';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { visibleAccounts } from '../../people/clients/clients.query.ts';
import { type LotRow, readLotRow } from '../../stock/lots/lot-row.query.ts';
import { lotFacts } from './purchase-facts.query.ts';
import { readTariffsFor } from './tariffs.query.ts';

/** R88: a lot up to the port of discharge, for the reader or for the client whom staff name. */
export async function readAllIn(
  db: Db,
  actor: Actor,
  { lotId, amount, userId }: AllInQuery,
  now: Date,
): Promise<AllInAnswer> {
  const client = await readTerms(db, actor, userId);
  const lot = await readSeenLot(db, actor, Number(lotId), now);
  const day = lot.kind === 'stock' ? japanDay(now) : lot.held_on;
  const [rows, way] = await Promise.all([readTariffsFor(db, day), readLastWay(db, client.accountId)]);
  const facts = {
    ...lotFacts(lot),
    ...client,
    yard: undefined,
    loadPort: way?.export_port || undefined,
    dischargePort: way?.discharge_port ?? undefined,
    line: undefined,
    days: undefined,
    price: Number(amount),
  };
  const { lines, total, unknown } = estimateAllIn(rows, facts, { purchasedOn: day, bookedOn: day });
  return {
    total,
    lines: lines.map(({ kind, amount: charge, missing }) => ({ kind, amount: charge, missing: [...missing] })),
    unknown: unknown.length,
    loadPort: facts.loadPort ?? null,
    dischargePort: facts.dischargePort ?? null,
  };
}

/** The client's own agreement and tier. Staff see those of their clients, clients only their own. */
async function readTerms(db: Db, actor: Actor, userId: string | undefined) {
  const { accountId, roleId } = actor;
  if (userId === undefined || Number(userId) === accountId) return { accountId, clientTier: clientTierOf(roleId) };
  if (!isStaff(actor) || !actor.permissions.managerBidForClient) throw refusal('FORBIDDEN');
  const client = await visibleAccounts(db, actor)
    .select(['account.id', 'role_id'])
    .where('account.id', '=', Number(userId))
    .executeTakeFirst();
  if (!client || isStaff({ roleId: client.role_id })) throw refusal('NOT_FOUND');
  return { accountId: client.id, clientTier: clientTierOf(client.role_id) };
}

/** R36: a lot that the reader's flags do not show is answered as missing. */
async function readSeenLot(db: Db, { permissions }: Actor, lotId: number, now: Date): Promise<LotRow> {
  const lot = await readLotRow(db, lotId);
  if (!lot || !maySeeLot(permissions, { kind: lot.kind, day: lot.held_on }, japanDay(now))) throw refusal('NOT_FOUND');
  return lot;
}

/** Cars of a client mostly go where the last one went. */
function readLastWay(db: Db, accountId: number) {
  return db
    .selectFrom('purchase')
    .innerJoin('purchase_route as route', 'route.purchase_id', 'purchase.id')
    .select(['route.export_port', 'route.discharge_port'])
    .where('account_id', '=', accountId)
    .where('route.discharge_port', '<>', '')
    .orderBy('purchase.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
