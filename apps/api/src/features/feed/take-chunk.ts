import { japanDay } from '@seri/domain/japan-time';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Intake } from './intake.ts';
import type { ReadChunk } from './read-chunk.ts';
import { openMonth } from './open-month.ts';
import { takeAlbums } from './take-albums.ts';
import { takeHouses } from './take-houses.ts';
import { takeLots } from './take-lots.ts';
import { takeResults } from './take-results.ts';
import { takeSessions } from './take-sessions.ts';
import { rejectOf, sumOf, type Taken, takenOf, type Told } from './taken.ts';

type Rows = ReadChunk['rows'];
/** What is written in the transaction of the rows, so that both are there or neither. */
export type Record = (tx: Tx, taken: Taken) => Promise<void>;

/**
 * Takes the rows of a chunk in one transaction. A row that the database itself cannot take is found by taking them one
 * by one, which is slow, and never needed by rows that our own checks understand.
 */
export async function takeChunk(intake: Intake, chunk: ReadChunk, record: Record): Promise<void> {
  await openMonths(intake, chunk.rows);
  const attempt = (take: (tx: Tx) => Promise<Taken>) =>
    inTransaction(intake.connection.db, async (tx) => {
      const { rejects, unchanged } = chunk;
      await record(tx, sumOf([{ ...takenOf(unchanged, { added: 0, changed: 0 }), rejects }, await take(tx)]));
    }).catch((error: unknown) => {
      intake.names.forget();
      intake.sessions.clear();
      throw error;
    });
  try {
    await attempt((tx) => takeRows(tx, intake, chunk.rows));
  } catch (error) {
    if (!isOfTheRows(error)) throw error;
    await attempt((tx) => takeOneByOne(tx, intake, chunk.rows));
  }
}

/** In the order in which they need each other, which is also that of the locks: session, then lot. */
async function takeRows(tx: Tx, intake: Intake, rows: Rows): Promise<Taken> {
  return sumOf([
    await takeHouses(tx, intake, rows.house),
    await takeSessions(tx, intake, rows.session),
    await takeLots(tx, intake, rows.lot),
    await takeAlbums(tx, intake, rows.photos),
    await takeResults(tx, intake, rows.result),
  ]);
}

async function takeOneByOne(tx: Tx, intake: Intake, rows: Rows): Promise<Taken> {
  const parts: Taken[] = [];
  const none: Rows = { house: [], session: [], lot: [], photos: [], result: [] };
  for (const [type, told] of Object.entries(rows)) {
    for (const one of told) parts.push(await takeOne(tx, intake, one, { ...none, [type]: [one] }));
  }
  return sumOf(parts);
}

async function takeOne(tx: Tx, intake: Intake, one: Told, rows: Rows): Promise<Taken> {
  await sql`savepoint before_row`.execute(tx);
  try {
    const taken = await takeRows(tx, intake, rows);
    await sql`release savepoint before_row`.execute(tx);
    return taken;
  } catch (error) {
    if (!isOfTheRows(error)) throw error;
    await sql`rollback to savepoint before_row`.execute(tx);
    intake.names.forget();
    intake.sessions.clear();
    return { ...takenOf(0, { added: 0, changed: 0 }), rejects: [rejectOf(one, error.message)] };
  }
}

/** Data exceptions and broken constraints. */
function isOfTheRows(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}

async function openMonths({ connection: { db }, months }: Intake, { session, lot }: Rows): Promise<void> {
  const days = [
    ...session.map(({ row }) => row.startsAt),
    ...lot.flatMap(({ row }) => (row.kind === 'stock' ? [row.runsAt] : [])),
  ].map((moment) => japanDay(new Date(moment)));
  for (const day of days) {
    const month = day.slice(0, 7);
    if (months.has(month)) continue;
    await openMonth(db, day);
    months.add(month);
  }
}
