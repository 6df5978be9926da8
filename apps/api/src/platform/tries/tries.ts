import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import { inTransaction, nowOf } from '../database/transaction.ts';
import { refusal } from '../http/refusal.ts';
import { type Patience, type PatienceTable, remembered, type Tries, withOneMore } from './patience.ts';
import type { TryKey } from './try-key.ts';

/**
 * R18: counts a try before its outcome is known, in a transaction of its own: fifty guesses at once are fifty tries. A try
 * that has to wait, or lacks the captcha it needs, is refused and not counted.
 */
export function countTry<Counted extends string>(
  db: Db,
  patience: PatienceTable<Counted>,
  keys: readonly TryKey<Counted>[],
  isHuman = false,
): Promise<void> {
  return db.connection().execute(async (connection) => {
    await lookAhead(connection, patience, keys, isHuman);
    await inTransaction(connection, async (tx) => {
      const counters = countersOf(await lockTries(tx, keys), patience);
      // Read under the locks: a clock read before them may be behind what another try has just written.
      const now = await nowOf(tx);
      assertPatience(counters, now, isHuman);
      for (const { key, tries, rule } of counters) {
        const { count, lastAt, waitUntil } = withOneMore(remembered(tries, now, rule), now, rule);
        const row = { count, last_at: lastAt, wait_until: waitUntil };
        await tx.updateTable('tries').set(row).where('key', '=', key).execute();
      }
    });
  });
}

/** In a flood most tries are refused: one read without locks sees that, and does not queue for them. */
async function lookAhead<Counted extends string>(
  connection: Db,
  patience: PatienceTable<Counted>,
  keys: readonly TryKey<Counted>[],
  isHuman: boolean,
): Promise<void> {
  const rows = await connection
    .selectFrom('tries')
    .selectAll()
    .select(sql<Date>`app_now()`.as('now'))
    .where('key', 'in', [...keys])
    .execute();
  const [first] = rows;
  if (first) assertPatience(countersOf(rows, patience), first.now, isHuman);
}

interface Counter {
  key: string;
  rule: Patience;
  tries: Tries;
}

function assertPatience(counters: readonly Counter[], now: Date, isHuman: boolean): void {
  const wait = Math.max(0, ...counters.map(({ tries }) => tries.waitUntil.getTime() - now.getTime()));
  if (wait > 0) throw refusal('TOO_MANY', { retryAfter: Math.ceil(wait / 1000) });
  const needsHuman = counters.some(({ tries, rule }) => remembered(tries, now, rule).count >= rule.withoutCaptcha);
  if (needsHuman && !isHuman) throw refusal('CAPTCHA');
}

/** Locks the keys in sorted order, so that two requests never deadlock. A new key starts at zero. */
function lockTries(tx: Tx, keys: readonly TryKey[]) {
  const now = sql<Date>`app_now()`;
  return tx
    .insertInto('tries')
    .values(keys.toSorted().map((key) => ({ key, count: 0, last_at: now, wait_until: now })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet((row) => ({ key: row.ref('excluded.key') })))
    .returningAll()
    .execute();
}

type TriesRow = Awaited<ReturnType<typeof lockTries>>[number];

function countersOf<Counted extends string>(rows: readonly TriesRow[], patience: PatienceTable<Counted>): Counter[] {
  return rows.map(({ key, count, last_at: lastAt, wait_until: waitUntil }) => ({
    key,
    rule: patience[key.slice(0, key.indexOf(':')) as Counted],
    tries: { count, lastAt, waitUntil },
  }));
}

/** Clears the counters after a correct guess. */
export async function forgetTries(db: Db, keys: readonly TryKey[]): Promise<void> {
  await db
    .deleteFrom('tries')
    .where('key', 'in', [...keys])
    .execute();
}

/** Takes back the one try that was correct; tries of others from the same address stay. */
export async function forgiveTry(db: Db, key: TryKey): Promise<void> {
  await db
    .updateTable('tries')
    .set({ count: sql<number>`greatest(count - 1, 0)`, wait_until: sql<Date>`app_now()` })
    .where('key', '=', key)
    .execute();
}
