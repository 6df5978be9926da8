import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';

const longest = 180_000;

interface MailRow {
  id: string;
  doubts: number;
  is_given_up: boolean;
  is_settled: boolean;
  has_job: boolean;
}

/** Waits until every mail is settled, and returns a sentence for each that breaks the rule of mails (R75). */
export async function findWrongMails(pool: Pool, messages: readonly string[]): Promise<string[]> {
  const deadline = performance.now() + longest;
  do {
    // A job that was killed several times waits for minutes.
    await pool.query('update graphile_worker._private_jobs set run_at = now() where attempts > 0 and run_at > now()');
    await wait(1_000);
  } while (performance.now() < deadline && (await countUnsettled(pool)) > 0);
  const { rows } = await pool.query<MailRow>(`
    select id, doubts, is_given_up, settled_at is not null as is_settled, exists (
      select from graphile_worker._private_jobs as job where 'notice-' || (job.payload ->> 'noticeId') = mail_sent.id
    ) as has_job
    from mail_sent`);
  const arrived = new Map<string, number>();
  for (const message of messages) {
    const [, id = ''] = /^message-id:\s*<(.+)@/im.exec(message) ?? [];
    arrived.set(id, (arrived.get(id) ?? 0) + 1);
  }
  const known = new Set(rows.map(({ id }) => id));
  return [
    ...rows.flatMap(({ id, doubts, is_given_up: isGivenUp, is_settled: isSettled, has_job: hasJob }) => {
      const times = arrived.get(id) ?? 0;
      if (!isSettled)
        return [
          `mail ${id} is not settled${id.startsWith('notice-') ? `, and its job is ${hasJob ? 'left' : 'gone'}` : ''}`,
        ];
      if (times === 0 && !isGivenUp) return [`mail ${id} counts as sent and never arrived`];
      if (times > 1 + doubts || (isGivenUp && times > 1)) {
        return [`mail ${id} arrived ${times} times, in doubt ${doubts} times${isGivenUp ? ' and given up' : ''}`];
      }
      return [];
    }),
    ...[...arrived.keys()].filter((id) => !known.has(id)).map((id) => `mail ${id} arrived and is not known`),
  ];
}

async function countUnsettled(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: string }>('select count(*) from mail_sent where settled_at is null');
  return Number(rows[0]?.count);
}
