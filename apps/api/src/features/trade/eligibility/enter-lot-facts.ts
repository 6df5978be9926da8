import { type Done, success } from '@seri/contract/common.schema';
import type { LotFactsBody } from '@seri/contract/trade/eligibility.schema';
import { maySeeLot } from '@seri/domain/lots/lot-kinds';
import { type Clock, japanDay } from '@seri/domain/time/japan-time';
import { type Selectable, sql } from 'kysely';
import { logAction } from '../../../platform/action-log.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { LotFact } from '../../../platform/database/schema.generated.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { assertStillHas } from '../../people/clients/clients.command.ts';
import { holdLot } from '../../stock/lots/lots.command.ts';

/** R96: what a paper of the vehicle tells goes before the words of its lot; the same facts again are no change. */
export function enterLotFacts(
  { actor, transaction }: Acting,
  { lotId, version, driveKind, engineCc, paper }: LotFactsBody,
  clock: Clock,
): Promise<Done> {
  return transaction(async (tx) => {
    const lot = await holdLot(tx, lotId);
    if (!maySeeLot(actor.permissions, lot, japanDay(clock.now()))) throw refusal('NOT_FOUND');
    await assertStillHas(tx, actor, 'logistics');
    const told = { drive_kind: driveKind, engine_cc: engineCc, paper };
    if (await hasFacts(tx, lotId, told)) return success;
    const facts = { ...told, entered_by: actor.accountId };
    const { numInsertedOrUpdatedRows: written } = await tx
      .insertInto('lot_fact')
      .values({ lot_id: lotId, ...facts })
      .onConflict((conflict) =>
        conflict
          .column('lot_id')
          .doUpdateSet({ ...facts, version: sql<number>`lot_fact.version + 1`, entered_at: sql<Date>`app_now()` })
          .where('lot_fact.version', '=', version),
      )
      .executeTakeFirst();
    if (written === 0n) throw refusal('STATE_CHANGED');
    await logAction(tx, {
      accountId: actor.accountId,
      action: 'lot.facts-entered',
      subject: `lot:${lotId}`,
      detail: { driveKind, engineCc, paper },
    });
    return success;
  });
}

type ToldFacts = Pick<Selectable<LotFact>, 'drive_kind' | 'engine_cc' | 'paper'>;

async function hasFacts(tx: Tx, lotId: number, { drive_kind, engine_cc, paper }: ToldFacts): Promise<boolean> {
  const row = await tx
    .selectFrom('lot_fact')
    .select(['drive_kind', 'engine_cc', 'paper'])
    .where('lot_id', '=', lotId)
    .executeTakeFirst();
  return row?.drive_kind === drive_kind && row.engine_cc === engine_cc && row.paper === paper;
}
