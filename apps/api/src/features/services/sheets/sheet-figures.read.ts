import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Figure } from '../../../platform/http/health.ts';

/** R77: the sheets of all time by their state, and the seconds that reading them took. */
export const sheetFigures = (db: Db): readonly Figure[] => [
  {
    name: 'seri_sheets',
    help: 'Sheets that somebody asked a machine to read, by state',
    label: 'state',
    async values() {
      const { rows } = await sql<{ waiting: number; read: number; failed: number }>`
        select count(*) filter (where state = 'waiting')::int as waiting,
          count(*) filter (where state = 'read')::int as read,
          count(*) filter (where state = 'failed')::int as failed
        from sheet_reading`.execute(db);
      return { waiting: 0, read: 0, failed: 0, ...rows[0] };
    },
  },
  {
    name: 'seri_sheet_seconds',
    help: 'Seconds that the sheets which were read have taken together',
    async value() {
      const { rows } = await sql<{ seconds: number }>`
        select coalesce(sum(milliseconds), 0)::float8 / 1000 as seconds from sheet_reading`.execute(db);
      return rows[0]?.seconds ?? 0;
    },
  },
];
