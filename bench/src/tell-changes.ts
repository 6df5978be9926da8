import { setTimeout as pause } from 'node:timers/promises';
import { bidStatusCodes } from '../../packages/domain/src/bids/bid-statuses.ts';
import { roleIds } from '../../packages/domain/src/people/roles.ts';
import { query } from '../../tools/src/postgres/database-url.ts';
import { admit, type BenchAccount } from './admit.ts';
import { openScreen, type ListeningScreen } from './open-screen.ts';
import { ask, type BenchFinding, inMilliseconds, makeAccounts, percentile, type Trial } from './trial.ts';

const changes = 300;
const managers = 3;
/** All managers together; each changes one or two bids a second, as fast as people press keys. */
const perSecond = 5;
const watching = 150;
/** In milliseconds. The row changes at once; toast and mail follow when the status can no longer be undone silently. */
const longest = { row: 250, word: 7_500 };
const earliest = 6_000;

interface SentStatus {
  bidId: number;
  sentAt: number;
}

/** Managers set statuses one by one, and clients receive them as a changed row, a toast and a mail. */
export async function tellChanges(trial: Trial, emails: readonly string[]): Promise<BenchFinding[]> {
  const clients = await admit(trial, emails.slice(0, watching));
  const staff = await admitStaff(trial);
  const bidIds = await waitingBids(
    trial,
    clients.map(({ id }) => id),
  );
  const screens = await Promise.all(clients.map((client) => openScreen(trial, client)));
  const made = await changeSteadily(trial, staff, bidIds);
  await pause(longest.word + 1_500);
  for (const { close } of screens) close();
  const heard = (event: Parameters<ListeningScreen['heardAt']>[0]) =>
    made.map(({ bidId, sentAt }) => Math.max(...screens.map(({ heardAt }) => heardAt(event, bidId) ?? 0)) - sentAt);
  const [rows, toasts, mails] = [heard('bid.changed'), heard('client-notification'), await mailsOf(trial, bidIds)];
  const words = [...toasts, ...mails].map(orNever);
  return [
    findingOf('the row', rows, longest.row),
    findingOf('the toast', toasts, longest.word),
    findingOf('the mail', mails, longest.word),
    {
      name: `the first toast or mail of a status, against ${earliest} ms`,
      ratio: Math.min(...words) / earliest,
      atLeast: 1,
      detail: `${inMilliseconds(Math.min(...toasts.map(orNever)))} the first toast, ${inMilliseconds(Math.min(...mails.map(orNever)))} the first mail`,
    },
  ];
}

/** A missing event counts as never received. */
const orNever = (after: number) => (after > 0 ? after : Infinity);

function findingOf(what: string, after: readonly number[], most: number): BenchFinding {
  const times = after.map(orNever);
  return {
    name: `from a manager's status to ${what}, the slowest hundredth against ${most} ms`,
    ratio: percentile(times, 0.99) / most,
    atMost: 1,
    detail: `${times.filter(Number.isFinite).length} of ${times.length} came; median ${inMilliseconds(percentile(times, 0.5))}, p99 ${inMilliseconds(percentile(times, 0.99))}`,
  };
}

async function admitStaff(trial: Trial): Promise<BenchAccount[]> {
  const emails = await makeAccounts(trial, 'desk', managers);
  const list = emails.map((email) => `'${email}'`).join(', ');
  await query(trial.databaseUrl, `UPDATE account SET role_id = ${roleIds.manager} WHERE email IN (${list})`);
  return admit(trial, emails);
}

async function waitingBids({ databaseUrl }: Trial, clientIds: readonly number[]): Promise<number[]> {
  const rows = await query(
    databaseUrl,
    `SELECT id FROM bid WHERE account_id IN (${clientIds.join(', ')}) AND status = ${bidStatusCodes.bid}
     ORDER BY id LIMIT ${changes}`,
  );
  if (rows.length < changes) throw new Error(`Of ${changes} bids to change there are ${rows.length}.`);
  return rows.map(({ id }) => Number(id));
}

async function changeSteadily(
  trial: Trial,
  staff: readonly BenchAccount[],
  bidIds: readonly number[],
): Promise<SentStatus[]> {
  const start = performance.now();
  const made: Promise<SentStatus>[] = [];
  for (const [turn, bidId] of bidIds.entries()) {
    await pause(Math.max(0, start + (turn * 1_000) / perSecond - performance.now()));
    made.push(changeOne(trial, staff[turn % staff.length], bidId));
  }
  return Promise.all(made);
}

async function changeOne(trial: Trial, by: BenchAccount | undefined, bidId: number): Promise<SentStatus> {
  const sentAt = performance.now();
  const body = { bidId, status: bidStatusCodes.dontBid, version: 1 };
  const answer = await ask(trial, '/bid/update-bid-status', { method: 'PUT', body, cookie: by?.cookie ?? '' });
  if (!answer.ok) throw new Error(`A status is not set: ${answer.status} ${await answer.text()}`);
  return { bidId, sentAt };
}

async function mailsOf({ databaseUrl }: Trial, bidIds: readonly number[]): Promise<number[]> {
  const rows = await query(
    databaseUrl,
    `SELECT (1000 * extract(epoch FROM sent_at - notice.created_at))::float8 AS after
     FROM bid JOIN notice ON bid_id = bid.id AND notice.account_id = bid.account_id
     LEFT JOIN mail_sent ON mail_sent.id = 'notice-' || notice.id
     WHERE bid.id IN (${bidIds.join(', ')}) AND event_type = 'managerBidStatus'`,
  );
  return rows.map(({ after }) => Number(after ?? 0));
}
