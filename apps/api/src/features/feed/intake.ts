import type { JapanDay } from '@seri/domain/japan-time';
import type { Database } from '../../platform/database/database.ts';
import { type OwnConnection, withOwnConnection } from '../../platform/database/own-connection.ts';
import { createStaged } from './merge-lots.ts';
import { Names } from './names.ts';

export interface KnownSession {
  id: number;
  heldOn: JapanDay;
}

/** One source's import while it runs: its connection, and what it remembers of the database. */
export interface Intake {
  sourceId: number;
  connection: OwnConnection;
  names: Names;
  sessions: Map<string, KnownSession>;
  /** Months that have their partition. */
  months: Set<string>;
}

/** Half of a pair of numbers, so that a source's id is the other one. */
const lock = 73_164;

/** A chunk finds its lots by index, however few the table's statistics think it has: a scan costs more with each chunk. */
const settings = 'set statement_timeout = 0; set random_page_cost = 1.1';

/** One import of a source at a time; a second one waits. The lock ends with the connection that also does the writing. */
export function withIntake<Answer>(
  { pool }: Database,
  sourceId: number,
  work: (intake: Intake) => Promise<Answer>,
): Promise<Answer> {
  return withOwnConnection(pool, 'import', async (connection) => {
    await connection.client.query(settings);
    await connection.client.query('select pg_advisory_lock($1, $2)', [lock, sourceId]);
    await connection.client.query(createStaged);
    return work({ sourceId, connection, names: new Names(), sessions: new Map(), months: new Set() });
  });
}
