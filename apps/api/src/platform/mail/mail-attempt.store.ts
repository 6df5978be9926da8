import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Longer than a mail may be on the wire. Until then another attempt of the same mail leaves it alone. */
const busyFor = '45 seconds';

export type MailState = 'settled' | 'busy' | 'unsure';

/** Ready to send, perhaps once more; or the state that forbids it. */
type MailMark = { isMine: true; doubts: number } | { isMine: false; state: MailState };

/**
 * Marks the mail as handed over, before the wire. The attempt is a fencing number: what a frozen worker finds out about a
 * mail that another one has taken over meanwhile no longer counts.
 */
export async function markMail(db: Db, id: string, attempt: string, isVital: boolean): Promise<MailMark> {
  const { rows } = await sql<{ doubts: number }>`
    insert into mail_sent as mail (id, settled_at, attempt, busy_until)
    values (${id}, null, ${attempt}, clock_timestamp() + ${busyFor}::interval)
    on conflict (id) do update
      set attempt = excluded.attempt, busy_until = excluded.busy_until, doubts = mail.doubts + 1
      where ${isVital} and mail.settled_at is null and mail.busy_until < clock_timestamp()
    returning doubts`.execute(db);
  const [mine] = rows;
  if (mine) return { isMine: true, doubts: mine.doubts };
  // Without a row the other attempt failed a moment ago and took its mark back.
  return { isMine: false, state: (await findMailState(db, id)) ?? 'busy' };
}

/** Undefined if it was never on its way. */
export async function findMailState(db: Db, id: string): Promise<MailState | undefined> {
  const { rows } = await sql<{ state: MailState }>`
    select case when settled_at is not null then 'settled' when busy_until < clock_timestamp() then 'unsure'
      else 'busy' end as state
    from mail_sent where id = ${id}`.execute(db);
  return rows[0]?.state;
}

/** False if another attempt has taken the mail over. */
export async function settleMail(db: Db, id: string, attempt: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail_sent')
    .set({ settled_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** This attempt has certainly not sent the mail. What earlier attempts left in doubt stays so: it is as before this one. */
export async function takeMarkBack(db: Db, id: string, attempt: string): Promise<void> {
  await db
    .deleteFrom('mail_sent')
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('doubts', '=', 0)
    .execute();
  await db
    .updateTable('mail_sent')
    .set({ busy_until: sql`clock_timestamp()`, doubts: sql`doubts - 1` })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .execute();
}

/** Nobody knows whether the mail has left, and this attempt is over. */
export async function leaveUnsure(db: Db, id: string, attempt: string): Promise<void> {
  await db
    .updateTable('mail_sent')
    .set({ busy_until: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .execute();
}

export async function giveUpMail(db: Db, id: string): Promise<void> {
  await db
    .updateTable('mail_sent')
    .set({ settled_at: sql`clock_timestamp()`, is_given_up: true, doubts: sql`doubts + 1` })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .execute();
}
