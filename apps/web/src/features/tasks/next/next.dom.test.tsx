import { tasksCalls } from '@seri/contract/shipping/tasks.calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { soon } from '../../../lib/browser/soon.testkit.ts';
import { type FakeServer, startFakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import type { PurchaseDetails } from '../../purchases/list/purchases.ts';
import { aPurchaseView } from '../../purchases/list/purchases.testkit.ts';
import { serveTasks, aTask } from '../tasks.testkit.ts';
import { NextOfCar } from './next-of-car.tsx';

let server: FakeServer;
beforeEach(async () => {
  await page.viewport(1440, 900);
  server = startFakeServer();
  vi.setSystemTime('2026-11-22T03:00:00Z');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

type Tasks = PurchaseDetails['tasks'];
const show = (tasks: Partial<Tasks>, overrides: Partial<PurchaseDetails> = {}) =>
  render(
    <InApp client={createNoRetryClient()}>
      <NextOfCar purchase={aPurchaseView({ ...overrides, tasks: { ...aPurchaseView().tasks, ...tasks } })} />
    </InApp>,
  );
const strip = () => page.getByRole('region', { name: 'Next' });
const payment = { kind: 'client_payment', dueOn: '2026-11-24', group: 'soon', note: '' } as const;
const yard = { kind: 'yard_in', dueOn: '2026-11-20', group: 'overdue', note: '' } as const;
const both = { client: payment, staff: yard, quiet: null };
const staffsClient = { id: 1001, name: 'Joan Journey' };

test('R101 tells the client what it does next and what we do, and how late we are', async () => {
  await show({ next: both });
  await expect.element(strip()).toMatchTextContent(/You.*Pay 1.850.000.¥.*by 24 Nov/);
  await expect.element(strip()).toMatchTextContent(/We.*Bring the car to the yard.*by 20 Nov, 2 days late/);
  await expect.element(strip().getByRole('button')).toHaveLength(0);
});

test('R101 is never empty: with nothing to do it says how the car stands', async () => {
  await show({});
  await expect.element(strip()).toMatchTextContent(/Nothing to do now: the car waits for its ship.*sails 24 Nov/);
});

test.each([
  ['2026-11-27', 'Storage is free until 27 Nov, 5 days left'],
  ['2026-11-22', 'Storage is free until 22 Nov, today'],
  ['2026-11-21', 'Free storage ended on 21 Nov, 1 day ago'],
])('R101 counts the days of free storage until %s', async (freeUntil, told) => {
  await show({ storage: { freeUntil } });
  await expect.element(strip()).toMatchTextContent(new RegExp(told));
});

test('R101 staff read of the client by that word, and have all open tasks below', async () => {
  await show(
    { next: both, open: [aTask(1), aTask(2, { kind: 'pay_house', group: 'today', dueOn: '2026-11-22' })] },
    { client: staffsClient },
  );
  await expect.element(strip()).toMatchTextContent(/The client.*Pay/);
  await page.getByText('2 open tasks').click();
  const rows = page.getByRole('list', { name: 'Open tasks' }).getByRole('listitem');
  await expect
    .element(rows.nth(0))
    .toMatchTextContent(/Bring the car to the yard.*2 days late.*the booking waits for it/);
  await expect.element(rows.nth(1)).toMatchTextContent(/Pay the auction house.*today/);
  await expect.element(page.getByRole('button', { name: /^Done/ })).toHaveLength(0);
});

test('R101 a task is done or skipped from the page, is gone at once, and comes back if it was not', async () => {
  serveTasks(server, new Map([[1, aTask(1)]]));
  const tasks = { next: both, open: [aTask(1), aTask(2, { kind: 'pay_house' })], can: { act: true, enter: true } };
  await show(tasks, { client: staffsClient });
  await page.getByText('2 open tasks').click();
  const rows = page.getByRole('list', { name: 'Open tasks' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Done: Bring the car to the yard' }).click();
  await expect.element(rows).toHaveLength(1);
  await page.getByRole('button', { name: 'Skip: Pay the auction house' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Skip' }).click();
  await expect.element(page.getByLabelText('Reason')).toBeInvalid();
  await page.getByLabelText('Reason').fill('Paid by hand');
  await page.getByRole('dialog').getByRole('button', { name: 'Skip' }).click();
  await soon(() =>
    expect(server.requests(tasksCalls.endMany).map(({ body }) => body)).toEqual([
      { tasks: [{ id: 1, version: 1 }], skip: null },
      { tasks: [{ id: 2, version: 1 }], skip: 'Paid by hand' },
    ]),
  );
  // The server does not know the second one.
  await expect.element(rows).toHaveLength(1);
  await expect.element(rows.first()).toMatchTextContent(/Pay the auction house/);
});

test('R101 staff add a task of their own, with a day or without', async () => {
  server.answer(tasksCalls.enter, { id: 9, version: 1 });
  await show({ open: [], can: { act: true, enter: true } }, { client: staffsClient });
  await page.getByText('0 open tasks').click();
  await page.getByRole('button', { name: 'Add a task' }).click();
  await page.getByLabelText('What is to be done').fill('Ask for the second key');
  await page.getByLabelText(/^By/).fill('20261130');
  await page.getByRole('button', { name: 'Save task' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(server.requests(tasksCalls.enter).map(({ body }) => body)).toEqual([
    { purchaseId: 700_001, note: 'Ask for the second key', dueOn: '2026-11-30' },
  ]);
});
