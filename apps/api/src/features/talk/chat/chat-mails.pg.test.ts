import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { runJobs } from '@seri/api/testkit/jobs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notificationsHandlers } from '../notifications/notifications.jobs.ts';
import { mailReads, notificationsSteps } from '../notifications/notifications.steps.ts';
import { chatSteps } from './chat.steps.ts';

let database: TestDatabase;
let api: TestApi;
let steps: ReturnType<typeof chatSteps>;
let manager: TestUser;
let colleague: TestUser;
let client: TestUser;
let bidId: number;

beforeAll(async () => {
  database = await openTestDatabase({ now: '2026-11-18T03:00:00Z' });
  api = await openTestApi(database);
  steps = chatSteps(api, database);
  manager = await api.signedIn({ role: 'manager' });
  colleague = await api.signedIn({ role: 'manager' });
});

beforeEach(async () => {
  await runMails();
  api.mails.length = 0;
  client = await api.signedIn({ managerId: manager.accountId });
  bidId = await steps.placed(client);
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const runMails = () => runJobs(database, notificationsHandlers(api.platform, mailReads));
const subjects = () => api.mails.map(({ subject }) => subject.replace(/ lot \d+: .+$/, ''));

async function secondsUntilMails(): Promise<number[]> {
  const { rows } = await database.pool.query<{ after: number }>(
    `select extract(epoch from run_at - app_now())::float8 as after from graphile_worker._private_jobs order by id`,
  );
  return rows.map(({ after }) => after);
}

describe('R60 the mail about unread messages', () => {
  it('waits five minutes, quotes the message and links to the chat', async () => {
    await steps.write(manager, bidId, 'Shall I raise it?');
    expect(await secondsUntilMails()).toEqual([300]);
    await runMails();
    expect(subjects()).toEqual(['Message about']);
    expect(api.mails[0]?.text).toContain('Your manager: Shall I raise it?');
    expect(api.mails[0]?.text).toContain(`/bids?chat=${bidId}`);
    await steps.write(client, bidId, 'Yes please');
    await runMails();
    expect(api.mails[1]?.text).toContain(`/bid-manager?chat=${bidId}`);
  });

  it('R57: leads to the archive to whom the desk is closed', async () => {
    const closed = await api.signedIn({ role: 'manager', overrides: { bidManagementEnabled: false } });
    const theirs = await api.signedIn({ managerId: closed.accountId });
    const placed = await steps.placed(theirs);
    await steps.write(theirs, placed, 'Yes please');
    await runMails();
    expect(api.mails[0]?.text).toContain(`/archive-bids?chat=${placed}`);
  });

  it('covers several messages at the time set by the first', async () => {
    await steps.write(manager, bidId, 'one');
    await database.pool.query(`update graphile_worker._private_jobs set run_at = run_at - interval '4 minutes'`);
    await steps.write(manager, bidId, 'two');
    expect(await secondsUntilMails()).toEqual([60]);
    const [job] = await runMails();
    expect(subjects()).toEqual(['2 messages about']);
    expect(api.mails[0]?.text).toMatch(/one[^]+two/);

    const [handler] = notificationsHandlers(api.platform, mailReads);
    await handler?.run(job?.payload, {
      jobId: '1',
      attempt: 2,
      signal: new AbortController().signal,
      log: api.platform.log,
    });
    expect(api.mails).toHaveLength(1);
  });

  it('keeps the line breaks of the message', async () => {
    await steps.write(manager, bidId, 'Front: scratches\nRear: <none>');
    await runMails();
    expect(api.mails[0]?.text).toContain('Front: scratches\nRear: <none>');
    expect(api.mails[0]?.html).toContain('Your manager: Front: scratches Rear: &lt;none&gt;</div>');
    expect(api.mails[0]?.html).toContain('Front: scratches<br>Rear: &lt;none&gt;');
  });

  it('is not sent once the chat was read, by any of the staff on their side', async () => {
    await steps.write(manager, bidId, 'to the client');
    await steps.markRead(client, bidId);
    await runMails();
    await steps.write(client, bidId, 'to staff');
    await steps.markRead(colleague, bidId);
    await runMails();
    expect(subjects()).toEqual([]);
  });

  it('is not sent to a reader who turned it off', async () => {
    await notificationsSteps(api, database).save(client, 'chatMessage', false);
    await steps.write(manager, bidId, 'one');
    expect(await secondsUntilMails()).toEqual([]);
  });
});
