import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Figure } from '../http/health.ts';

/** R75: how often it was not known whether a mail had left, of the mails that are still remembered. */
export const unsureMails = (db: Db): Figure => ({
  name: 'seri_mails_unsure',
  help: 'Mails that may have left when their process ended, by what was done then',
  label: 'then',
  async values() {
    const { rows } = await sql<{ again: number; given_up: number }>`
      select count(*) filter (where not is_given_up)::int as again, count(*) filter (where is_given_up)::int as given_up
      from mail_sent where doubts > 0`.execute(db);
    return { again: 0, given_up: 0, ...rows[0] };
  },
});
