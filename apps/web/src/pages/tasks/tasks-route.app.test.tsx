import { tasksCalls } from '@seri/contract/shipping/tasks.calls';
import { purchasePageCalls } from '@seri/contract/screens/purchase-page.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { serveProfilePage } from '../../features/identity/session/accounts.testkit.ts';
import { aPurchaseView } from '../../features/purchases/list/purchases.testkit.ts';
import type { ListedTaskOfCar } from '../../features/tasks/tasks.ts';
import { aShip, aTask, serveTasks } from '../../features/tasks/tasks.testkit.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { expectAddress, holdLive, newBrowser, openApp, phone, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;
let live: ReturnType<typeof holdLive>;
let tasks: Map<number, ListedTaskOfCar>;

beforeEach(async () => {
  server = await newBrowser();
  live = holdLive();
  signIn(server, { role: 'manager' });
  tasks = new Map(
    [
      aTask(1),
      aTask(2),
      aTask(3, { kind: 'de_register', group: 'soon', dueOn: '2026-11-24' }),
      aTask(4, { kind: 'manual', note: 'Ask for the second key', group: 'undated', dueOn: null }),
    ].map((one) => [one.id, one]),
  );
  serveTasks(server, tasks);
});

afterEach(() => expect(server.unanswered).toEqual([]));

const rows = () =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') });
const row = (name: string) => rows().filter({ hasText: name });
const ended = () => server.requests(tasksCalls.endMany).map(({ body }) => body);
const dialog = () => page.getByRole('dialog');

test('R101 tasks stand in parts by day and kind, with what is late in days', async () => {
  await openApp('/export-desk');
  await expect.element(rows()).toHaveLength(4);
  const late = page.getByRole('region', { name: 'Overdue: Bring the car to the yard' });
  await expect.element(late.getByRole('listitem')).toHaveLength(2);
  await expect
    .element(row('Harrier 1'))
    .toMatchTextContent(
      /AXUH80-000001.*Joan Journey · Vostok 214, sails 8 Dec · the booking waits.*by 20 Nov, 2 days late/,
    );
  await expect.element(row('Harrier 4')).toMatchTextContent(/Ask for the second key.*no day yet/);
  await page.getByRole('link', { name: /^Overdue/ }).click();
  await expectAddress('/export-desk?due=overdue');
  await expect.element(rows()).toHaveLength(2);
});

test('R101 by keyboard alone tasks are done, skipped with a reason, marked together and taken back', async () => {
  await openApp('/export-desk');
  await expect.element(rows()).toHaveLength(4);
  await userEvent.keyboard('jd');
  await expect.element(row('Harrier 1')).toHaveLength(0);
  await expect.element(row('Harrier 2')).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('z');
  await expect.element(rows()).toHaveLength(4);
  await userEvent.keyboard(' j k{ArrowDown} ');
  await expect.element(page.getByRole('toolbar', { name: /^\d+ tasks? marked/ })).toBeVisible();
  await userEvent.keyboard('s');
  await dialog().getByLabelText('Reason').fill('sold in Japan');
  await userEvent.keyboard('{Enter}');
  await soon(() => expect(ended()).toHaveLength(2));
  expect(ended()[0]).toEqual({ tasks: [{ id: 1, version: 1 }], skip: null });
  expect(ended()[1]?.skip).toBe('sold in Japan');
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('R102 a shipping instruction is made of the cars of the marked tasks, each once', async () => {
  const [twice, other] = [aTask(1).car, aTask(2).car].map((car) => ({ ...car, lacksParties: true }));
  tasks.set(1, aTask(1, { car: twice! }));
  tasks.set(2, aTask(2, { car: other! }));
  tasks.set(5, aTask(5, { kind: 'manual', group: 'undated', dueOn: null, car: twice! }));
  await openApp('/export-desk');
  await expect.element(rows()).toHaveLength(5);
  for (const box of rows().getByRole('checkbox').all()) await box.click({ force: true });
  await page.getByRole('button', { name: 'Shipping instruction' }).click();
  await expect.element(page.getByRole('dialog', { name: /^Shipping instruction for 4\scars$/ })).toBeVisible();
  await expect.element(dialog().getByText(/^2\scars have no complete consignee/)).toBeVisible();
});

test('R101 a task that a colleague has ended comes back with its reason, and the others stay ended', async () => {
  await openApp('/export-desk');
  await expect.element(rows()).toHaveLength(4);
  await userEvent.keyboard('j j ');
  await expect.element(page.getByRole('toolbar', { name: '2 tasks marked' })).toBeVisible();
  tasks.set(2, aTask(2, { version: 2 }));
  await userEvent.keyboard('d');
  await expect.element(page.getByText('The task is open again: it was not ended')).toBeVisible();
  await expect.element(row('Harrier 1')).toHaveLength(0);
  await expect.element(row('Harrier 2')).toHaveLength(1);
});

test('R101 M opens the chat of the bid, Enter the purchase, and / searches', async () => {
  server.answer(purchasePageCalls.view, aPurchaseView());
  await openApp('/export-desk');
  await expect.element(rows()).toHaveLength(4);
  await expect
    .element(page.getByRole('link', { name: 'Message about Toyota Harrier 1' }))
    .toHaveAttribute('href', '/bid-manager?chat=501');
  await userEvent.keyboard('/Harrier 3{Enter}');
  await expectAddress('/export-desk?search=Harrier+3');
  await expect.element(rows()).toHaveLength(1);
  await userEvent.keyboard('j{Enter}');
  await expectAddress('/purchases/700003');
});

test('the desk follows what changes a purchase', async () => {
  await openApp('/export-desk');
  await expect.element(rows()).toHaveLength(4);
  await live.started();
  tasks.delete(1);
  live.tell('purchase.changed', { purchaseId: 700_001, accountId: 1001, bidId: 501 });
  await expect.element(rows()).toHaveLength(3);
});

test('R101 by ship it tells what each car lacks, and leads to the tasks of one ship', async () => {
  const { car, client } = aTask(1);
  const cars = [
    { car, client, lacks: [aTask(1)] },
    { car: { ...car, id: 700_009, name: 'Honda Fit' }, client, lacks: [] },
  ];
  server.answer(tasksCalls.byVoyage, { voyages: [aShip({ cars })], today: '2026-11-22' });
  await openApp('/export-desk?view=ships');
  const ship = page.getByRole('region', { name: 'Vostok 214' });
  await expect.element(ship).toMatchTextContent(/FESCO Vostok 214.*sails 8 Dec.*2 cars, 1 not ready/);
  await expect.element(ship).toMatchTextContent(/Bring the car to the yard.*2 days late.*Honda Fit.*Ready/);
  await ship.getByRole('link', { name: 'FESCO Vostok 214' }).click();
  await expectAddress('/export-desk?voyage=3');
});

test('an empty desk, a search without results and one that does not load say so', async () => {
  tasks.clear();
  await openApp('/export-desk');
  await expect.element(page.getByText('Nothing due')).toBeVisible();
  await openApp('/export-desk?search=SMITH');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expectAddress('/export-desk');
  server.refuse(tasksCalls.list, 'INTERNAL');
  await openApp('/export-desk');
  await expect.element(page.getByRole('heading', { name: 'The tasks did not load' })).toBeVisible();
});

test('the desk is for staff with the right to logistics', async () => {
  signIn(server, { role: 'client' });
  serveProfilePage(server, []);
  await openApp('/export-desk');
  await expectAddress('/profile');
});

test('on a phone nothing is cut off, in Russian', async () => {
  signIn(server, { role: 'manager', language: 'ru' });
  await openApp('/export-desk', { viewport: phone, language: 'ru' });
  await expect.element(rows()).toHaveLength(4);
  await soon(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
});
