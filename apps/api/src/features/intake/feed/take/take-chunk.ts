import { japanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { closeTranslations } from '../../../services/translations/close-translations.command.ts';
import { settleBids } from '../../../trade/bidding/settle/settle-bids.command.ts';
import { tellTouched } from '../../../stock/lots/touched-lots.command.ts';
import { countSessions } from './count-sessions.ts';
import { tellLotsChanged } from '../feed.events.ts';
import type { Intake } from './intake.ts';
import { openMonth } from './open-month.ts';
import { noRows, type Rows } from '../deliveries/parts.ts';
import type { ReadChunk } from '../rows/read-chunk.ts';
import { takeAlbums } from './take-albums.ts';
import { takeHouses } from './take-houses.ts';
import { takeLots } from './take-lots.ts';
import { takeResults } from './take-results.ts';
import { lockSessions, takeSessions } from './take-sessions.ts';
import { nothingTaken, type ParsedLine, rejectOf, sumResults, type TakeResult } from './taken.ts';

/**
 * Takes the rows of a chunk in one transaction, together with what `record` writes. If the database refuses a row, the
 * chunk is retried row by row to find it. That is slow, but needed only for rows that our own checks pass.
 */
export async function takeChunk(
  intake: Intake,
  chunk: ReadChunk,
  record: (tx: Tx, taken: TakeResult) => Promise<void>,
): Promise<void> {
  await openMonths(intake, chunk.parts);
  let attempts = 0;
  const attempt = (take: (tx: Tx) => Promise<TakeResult>) =>
    inTransaction(intake.connection.db, async (tx) => {
      if (attempts > 0) forget(intake);
      attempts += 1;
      intake.written.clear();
      intake.recounted.clear();
      intake.touched.lots.clear();
      intake.touched.sessions.clear();
      const { rejects, unchanged } = chunk;
      await lockSessions(tx, intake, chunk.parts);
      const taken = sumResults([{ ...nothingTaken, unchanged, rejects }, await take(tx)]);
      await countSessions(tx, intake.recounted);
      await tellLotsChanged(tx, taken.lots);
      await tellTouched(tx, intake.touched);
      await settleBids(tx, taken.lots);
      await closeTranslations(tx, taken.lots);
      await record(tx, taken);
    });
  try {
    await attempt((tx) => takeParts(tx, intake, chunk.parts));
  } catch (error) {
    if (!isCausedByRow(error)) throw error;
    await attempt((tx) => takeOneByOne(tx, intake, chunk.parts));
  }
}

async function takeParts(tx: Tx, intake: Intake, parts: readonly Rows[]): Promise<TakeResult> {
  const taken: TakeResult[] = [];
  for (const rows of parts) taken.push(await takeRows(tx, intake, rows));
  return sumResults(taken);
}

/** Ordered by dependency, which is also the lock order: session, then lot. */
async function takeRows(tx: Tx, intake: Intake, rows: Rows): Promise<TakeResult> {
  return sumResults([
    await takeHouses(tx, intake, rows.house),
    await takeSessions(tx, intake, rows.session),
    await takeLots(tx, intake, rows.lot),
    await takeAlbums(tx, intake, rows.photos),
    await takeResults(tx, intake, rows.result),
  ]);
}

async function takeOneByOne(tx: Tx, intake: Intake, parts: readonly Rows[]): Promise<TakeResult> {
  const taken: TakeResult[] = [];
  for (const [type, lines] of parts.flatMap((rows) => Object.entries(rows))) {
    for (const line of lines) taken.push(await takeOne(tx, intake, line, { ...noRows, [type]: [line] }));
  }
  return sumResults(taken);
}

async function takeOne(tx: Tx, intake: Intake, line: ParsedLine, rows: Rows): Promise<TakeResult> {
  await sql`savepoint before_row`.execute(tx);
  try {
    const taken = await takeRows(tx, intake, rows);
    await sql`release savepoint before_row`.execute(tx);
    return taken;
  } catch (error) {
    if (!isCausedByRow(error)) throw error;
    await sql`rollback to savepoint before_row`.execute(tx);
    forget(intake);
    return { ...nothingTaken, rejects: [rejectOf(line, error.message)] };
  }
}

/** The ids learnt in a failed transaction were rolled back with it. */
function forget({ names, sessions, photos }: Intake): void {
  names.forget();
  sessions.clear();
  photos.clear();
}

/** SQLSTATE class 22 holds data exceptions, class 23 constraint violations. */
function isCausedByRow(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}

async function openMonths({ connection: { db }, months }: Intake, parts: readonly Rows[]): Promise<void> {
  const days = parts
    .flatMap(({ session, lot }) => [
      ...session.map(({ row }) => row.startsAt),
      ...lot.flatMap(({ row }) => (row.kind === 'stock' ? [row.runsAt] : [])),
    ])
    .map((moment) => japanDay(new Date(moment)));
  for (const day of days) {
    const month = day.slice(0, 7);
    if (months.has(month)) continue;
    await openMonth(db, day);
    months.add(month);
  }
}
