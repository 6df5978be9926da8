import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';

/**
 * Recounts the lots of sessions in the transaction that changed them: unlike an increment, a fresh count cannot drift.
 */
export async function countSessions(tx: Tx, sessionIds: ReadonlySet<number>): Promise<void> {
  if (sessionIds.size === 0) return;
  const ids = sql`${[...sessionIds]}::bigint[]`;
  await sql`
    with counted as (
      select session_id, kind, count(*) as lots from lot where session_id = any(${ids}) group by session_id, kind
    ), emptied as (
      delete from session_lots
      where session_id = any(${ids}) and not exists (select from counted where
        counted.session_id = session_lots.session_id and counted.kind = session_lots.kind)
    )
    insert into session_lots (session_id, kind, lots) select session_id, kind, lots from counted
    on conflict (session_id, kind) do update set lots = excluded.lots where session_lots.lots <> excluded.lots`.execute(
    tx,
  );
}
