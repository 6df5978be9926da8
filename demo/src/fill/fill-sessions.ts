import type { Tx } from '@seri/api/platform/database/database';
import type { DemoHouse, DemoSession } from '../lots/demo-lots.ts';

/** A session's key in the demonstration: one house, one day. */
export type SessionKey = `${string} ${string}`;

export function sessionKey({ houseCode, date }: { houseCode: string; date: string }): SessionKey {
  return `${houseCode} ${date}`;
}

export async function fillSessions(
  tx: Tx,
  houses: readonly DemoHouse[],
  sessions: readonly DemoSession[],
): Promise<Map<SessionKey, number>> {
  const houseRows = await tx
    .insertInto('house')
    .values(houses.map(({ code, name, bidStep }) => ({ code, name, bid_step: bidStep })))
    .onConflict((conflict) => conflict.column('code').doUpdateSet((row) => ({ name: row.ref('excluded.name') })))
    .returning(['id', 'code'])
    .execute();
  const houseIds = new Map(houseRows.map((row) => [row.code, row.id]));
  const codes = new Map(houseRows.map((row) => [row.id, row.code]));
  const rows = await tx
    .insertInto('auction_session')
    .values(
      sessions.map(({ houseCode, date, startsAt }) => ({
        house_id: houseIds.get(houseCode) ?? 0,
        held_on: date,
        starts_at: startsAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['house_id', 'held_on']).doUpdateSet((row) => ({ starts_at: row.ref('excluded.starts_at') })),
    )
    .returning(['id', 'house_id', 'held_on'])
    .execute();
  return new Map(
    rows.map((row) => [sessionKey({ houseCode: codes.get(row.house_id) ?? '', date: row.held_on }), row.id]),
  );
}
