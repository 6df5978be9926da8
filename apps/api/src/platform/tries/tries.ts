import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import { inTransaction, nowOf } from '../database/transaction.ts';
import { refusal } from '../http/refusal.ts';
import { type PatienceTable, remembered, withOneMore } from './patience.ts';
import type { TryKey } from './try-key.ts';

/**
 * R18: counts a try before it is known how it ends, in a transaction of its own: fifty guesses at once are fifty
 * tries. One that has to wait, or comes without the captcha it needs, is refused and not counted.
 */
export function countTry<Counted extends string>(
  db: Db,
  patience: PatienceTable<Counted>,
  keys: readonly TryKey<Counted>[],
  isHuman = false,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const counters = await lockTries(tx, patience, keys);
    // Read under the locks: a clock read before them may be behind what another try has just written.
    const now = await nowOf(tx);
    const wait = Math.max(...counters.map(({ tries }) => tries.waitUntil.getTime() - now.getTime()));
    if (wait > 0) throw refusal('TOO_MANY', { retryAfter: Math.ceil(wait / 1000) });
    const kept = counters.map(({ key, tries, rule }) => ({ key, rule, tries: remembered(tries, now, rule) }));
    const needsHuman = kept.some(({ tries, rule }) => tries.count >= rule.withoutCaptcha);
    if (needsHuman && !isHuman) throw refusal('CAPTCHA');
    for (const { key, tries, rule } of kept) {
      const { count, lastAt, waitUntil } = withOneMore(tries, now, rule);
      const row = { count, last_at: lastAt, wait_until: waitUntil };
      await tx.updateTable('tries').set(row).where('key', '=', key).execute();
    }
  });
}

/** In one order everywhere, so that two requests never wait for each other. A new key starts with nothing. */
async function lockTries<Counted extends string>(
  tx: Tx,
  patience: PatienceTable<Counted>,
  keys: readonly TryKey<Counted>[],
) {
  const now = sql<Date>`app_now()`;
  const rows = await tx
    .insertInto('tries')
    .values(keys.toSorted().map((key) => ({ key, count: 0, last_at: now, wait_until: now })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet((row) => ({ key: row.ref('excluded.key') })))
    .returningAll()
    .execute();
  return rows.map(({ key, count, last_at, wait_until }) => ({
    key,
    rule: patience[key.slice(0, key.indexOf(':')) as Counted],
    tries: { count, lastAt: last_at, waitUntil: wait_until },
  }));
}

/** Who was right is no guesser. */
export async function forgetTries(db: Db, keys: readonly TryKey[]): Promise<void> {
  await db
    .deleteFrom('tries')
    .where('key', 'in', [...keys])
    .execute();
}

/** Takes back the one try that was right; those of others at the same address stay. */
export async function forgiveTry(db: Db, key: TryKey): Promise<void> {
  await db
    .updateTable('tries')
    .set({ count: sql<number>`greatest(count - 1, 0)`, wait_until: sql<Date>`app_now()` })
    .where('key', '=', key)
    .execute();
}
