import type { Tx } from '@seri/api/platform/database/database';
import { purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import { addDays, hour, type JapanDay, japanDay, startOfJapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import { type DemoSailing, sailings } from './sailings.data.ts';

const { awaitingLoading, inTransit } = purchaseStatusCodes;
const lock = 7_316_025;
const desk = 'manager@demo.seri';
/** Days before the ship sails, and the hour in Japan. */
const cutOffs = { yard: 2, papers: 1, hour: 17 } as const;

/** R98: gives the demonstration its ships, once, and puts the cars on them that wait for loading or are at sea. */
export async function fillVoyages(tx: Tx, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
  if (await tx.selectFrom('voyage').select('id').limit(1).executeTakeFirst()) return;
  const staff = await tx.selectFrom('account').select('id').where('email', '=', desk).executeTakeFirst();
  if (!staff) return;
  for (const sailing of sailings) await sail(tx, sailing, { today: japanDay(now), staffId: staff.id });
}

async function sail(
  tx: Tx,
  sailing: DemoSailing,
  { today, staffId }: { today: JapanDay; staffId: number },
): Promise<void> {
  const hasSailed = sailing.sailsIn < 0;
  const { line, vessel, number } = sailing;
  const voyage = await tx
    .insertInto('voyage')
    .values({ line, vessel, number, state: hasSailed ? 'sailed' : 'planned', changed_by: staffId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sailsOn = addDays(today, sailing.sailsIn);
  const calls = await tx
    .insertInto('port_call')
    .values([
      {
        voyage_id: voyage.id,
        place_code: sailing.from,
        kind: 'load',
        planned_on: sailsOn,
        actual_on: hasSailed ? sailsOn : null,
        yard_cut_off_at: cutOff(sailsOn, cutOffs.yard),
        papers_cut_off_at: cutOff(sailsOn, cutOffs.papers),
      },
      {
        voyage_id: voyage.id,
        place_code: sailing.to,
        kind: 'discharge',
        planned_on: addDays(sailsOn, sailing.transit),
      },
    ])
    .returning(['id', 'kind'])
    .execute();
  const callOf = (kind: 'load' | 'discharge') => calls.find((call) => call.kind === kind)?.id ?? null;
  await tx
    .updateTable('purchase')
    .from('account')
    .set({ load_call_id: callOf('load'), discharge_call_id: callOf('discharge') })
    .whereRef('account.id', '=', 'purchase.account_id')
    .where('account.email', 'in', sailing.carries)
    .where('purchase.status', '=', hasSailed ? inTransit : awaitingLoading)
    .where('purchase.load_call_id', 'is', null)
    .where('purchase.voided_at', 'is', null)
    .execute();
  await sql`
    insert into voyage_told (voyage_id, account_id, version, days)
    select ${voyage.id}, account_id, 1, (
      select jsonb_object_agg(id::text, jsonb_build_object(
        'on', coalesce(actual_on, planned_on), 'isOver', actual_on is not null))
      from port_call where voyage_id = ${voyage.id})
    from purchase_route join purchase on purchase.id = purchase_id where voyage_id = ${voyage.id}
    group by account_id`.execute(tx);
}

const cutOff = (sailsOn: JapanDay, daysBefore: number) =>
  new Date(startOfJapanDay(addDays(sailsOn, -daysBefore)).getTime() + cutOffs.hour * hour);
