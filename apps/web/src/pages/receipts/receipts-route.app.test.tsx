import { receiptsCalls } from '@seri/contract/trade/receipts.calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { done, serveProfilePage } from '../../features/identity/session/accounts.testkit.ts';
import type { ListedReceipt } from '../../features/receipts/desk/receipts.ts';
import {
  aCandidate,
  anAnnouncement,
  anotherCandidate,
  aReceipt,
  serveReceipts,
  suggested,
} from '../../features/receipts/desk/receipts.testkit.ts';
import { holdEventTime } from '../../lib/browser/event-time.testkit.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { expectAddress, holdLive, newBrowser, openApp, phone, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;
let live: ReturnType<typeof holdLive>;
let receipts: Map<number, ListedReceipt>;
let time: ReturnType<typeof holdEventTime>;

const candidates = [aCandidate(1001), anotherCandidate(1002)];

beforeEach(async () => {
  server = await newBrowser();
  live = holdLive();
  time = holdEventTime();
  signIn(server, { role: 'manager' });
  receipts = new Map(
    [aReceipt(1, suggested), aReceipt(2, { senderName: 'PETROV' }), aReceipt(3, { senderName: 'SATO' })].map((one) => [
      one.id,
      one,
    ]),
  );
  serveReceipts(server, receipts, { candidates });
  server.answer(receiptsCalls.book, ({ body }) => {
    change(body.id, { state: 'booked', client: { id: body.accountId, name: 'Joan Journey' } });
    const allocated = [{ purchaseId: 700_001, name: 'Toyota Harrier', amount: 1_850_000 }];
    return { ...done, entryId: 9, allocated, free: 0 };
  });
  server.answer(receiptsCalls.mark, ({ body }) => {
    change(body.id, { state: body.to });
    return done;
  });
});

afterEach(() => expect(server.unanswered).toEqual([]));

function change(id: number, fields: Partial<ListedReceipt>): void {
  const before = receipts.get(id) ?? aReceipt(id);
  receipts.set(id, { ...before, ...fields, version: before.version + 1 });
}

/** Not the second press of a double one, which no dialog takes. */
async function enter(): Promise<void> {
  time.pass(600);
  await userEvent.keyboard('{Enter}');
}

const rows = () => page.getByRole('list', { name: 'Receipts', exact: true }).getByRole('listitem');
const panel = (sender: string) => page.getByRole('article', { name: sender });
const clients = () => page.getByRole('group', { name: 'The client to book it for' }).getByRole('radio');
const dialog = () => page.getByRole('dialog');
const booked = () => server.requests(receiptsCalls.book).map(({ body }) => body);
const marked = () => server.requests(receiptsCalls.mark).map(({ body }) => body);

test('R94 a suggested receipt is booked by Enter and Enter, and the desk goes on to the next line', async () => {
  await openApp('/receipts');
  await expect.element(clients().first()).toBeChecked();
  await expect.element(page.getByText(/^Equals what is open for Toyota Harrier/)).toBeVisible();
  await enter();
  await expect.element(dialog()).toMatchTextContent(/Book for Joan Journey.*Toyota Harrier.*Stays on the account.*0.¥/);
  await enter();
  await expect.element(page.getByText(/1.850.000.¥ booked for Joan Journey/)).toBeVisible();
  expect(booked()).toEqual([
    { id: 1, version: 1, accountId: 1001, purchaseIds: [700_001], announcementId: null, sender: 'once' },
  ]);
  await expect.element(panel('PETROV')).toBeVisible();
  await expect.element(rows()).toHaveLength(2);
  await expectAddress('/receipts?id=2');
});

test('R94 another candidate is chosen by its digit; whoever pays for the client is remembered', async () => {
  serveReceipts(server, receipts, {
    candidates,
    announcements: [anAnnouncement(5, { client: { id: 1002, name: 'Igor Ivanov' } })],
  });
  await openApp('/receipts');
  await expect.element(clients()).toHaveLength(2);
  await userEvent.keyboard('2');
  await enter();
  server.refuse(receiptsCalls.book, 'THIRD_PARTY');
  await expect.element(dialog()).toMatchTextContent(/Nothing is open/);
  await enter();
  await expect.element(dialog().getByText(/only once they are confirmed/)).toBeVisible();
  await dialog().getByRole('radio', { name: 'Pays for Igor Ivanov' }).click();
  await dialog().getByLabelText('Is the announced payment').selectOptions('24 Nov · 1\u00A0850\u00A0000\u00A0¥');
  await dialog()
    .getByRole('button', { name: /^Book 1/ })
    .click();
  await soon(() => expect(booked()).toHaveLength(2));
  expect(booked()[1]).toMatchObject({ accountId: 1002, purchaseIds: [], announcementId: 5, sender: 'agent' });
});

test('keys move, mark, ask for a reason and search; nobody is booked for without a choice', async () => {
  serveReceipts(server, receipts, { candidates: [anotherCandidate(1002)] });
  await openApp('/receipts');
  await expect.element(clients()).not.toBeChecked();
  await enter();
  await expect.element(page.getByText('Choose a client first')).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(panel('PETROV')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(panel('SATO')).toBeVisible();
  await userEvent.keyboard('k');
  await expect.element(panel('PETROV')).toBeVisible();
  await userEvent.keyboard('u');
  await soon(() => expect(marked()).toMatchObject([{ id: 2, version: 1, to: 'unidentified' }]));
  await expect.element(panel('SATO')).toBeVisible();
  await userEvent.keyboard('i');
  await dialog().getByRole('button', { name: 'Ignore' }).click();
  await expect.element(dialog().getByLabelText('Reason')).toBeInvalid();
  await userEvent.keyboard('Interest of the bank{Control>}{Enter}{/Control}');
  await soon(() => expect(marked()[1]).toMatchObject({ id: 3, to: 'ignored', reason: 'Interest of the bank' }));
  await userEvent.keyboard('/IVANOV{Enter}');
  await expectAddress('/receipts?search=IVANOV');
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('R94 any other client is found by a search and booked for by Enter alone', async () => {
  await openApp('/receipts?id=2');
  await expect.element(clients().first()).toBeVisible();
  await page.getByRole('searchbox', { name: /^Find a client/ }).fill('Igor');
  await expect.element(clients()).toHaveLength(1);
  await enter();
  await expect.element(clients()).toBeChecked();
  await enter();
  await expect.element(page.getByRole('dialog', { name: 'Book for Igor Ivanov' })).toBeVisible();
});

test('R94 whoever comes second sees how the receipt stands now, and nothing is lost', async () => {
  await openApp('/receipts');
  await expect.element(clients().first()).toBeChecked();
  server.refuse(receiptsCalls.book, 'STATE_CHANGED');
  await enter();
  await expect.element(dialog()).toBeVisible();
  change(1, { state: 'booked', by: 'Kenji Morita', client: { id: 1002, name: 'Igor Ivanov' } });
  await enter();
  await expect.element(page.getByText('This receipt has changed in the meantime')).toBeVisible();
  await expect.element(panel('IVANOV IVAN')).toMatchTextContent(/Booked.*Kenji Morita.*Booked for\s*Igor Ivanov/);
  await expect.element(rows()).toHaveLength(2);
});

test('R94 a receipt that a colleague books while its dialog is open says so', async () => {
  await openApp('/receipts');
  await expect.element(clients().first()).toBeChecked();
  await live.started();
  await enter();
  await expect.element(dialog()).toBeVisible();
  change(1, { state: 'booked', by: 'Kenji Morita' });
  live.tell('receipts.changed', { receiptId: 1 });
  await expect.element(page.getByText('This receipt has changed in the meantime')).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(booked()).toEqual([]);
});

test('R94 a booked receipt is reversed with a reason', async () => {
  change(1, { state: 'booked', entryId: 9 });
  server.answer(receiptsCalls.reverse, done);
  await openApp('/receipts?view=booked');
  await expect.element(panel('IVANOV IVAN').getByText('Booked for')).toBeVisible();
  await userEvent.keyboard('z');
  await expect.element(dialog().getByText(/what it paid is open again/)).toBeVisible();
  await userEvent.keyboard('Wrong client{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('Reversed')).toBeVisible();
  expect(server.requests(receiptsCalls.reverse).map(({ body }) => body)).toEqual([
    { id: 1, version: 2, reason: 'Wrong client' },
  ]);
});

test('R94 of a foreign amount all four figures are told; its yen are typed if the bank has not told them', async () => {
  const dollars = { currency: 'USD', amount: 1_000_000, rate: '150.25', bankFee: 2_500 } as const;
  change(1, { ...dollars, amountJpy: 1_500_000 });
  change(2, { ...dollars, rate: null, amountJpy: null });
  await openApp('/receipts');
  await expect
    .element(panel('IVANOV IVAN'))
    .toMatchTextContent(/Sent\s*10.000\.00.USD.*150\.25.*Bank fee\s*2.500.¥.*In yen\s*1.500.000.¥/);
  await expect.element(rows().nth(1)).toMatchTextContent(/10.000\.00.USD.*yen unknown yet/);
  await userEvent.keyboard('j');
  await expect.element(clients().first()).toBeChecked();
  await enter();
  await dialog().getByRole('textbox', { name: 'In yen, ¥' }).fill('1500000');
  await enter();
  await soon(() => expect(booked()).toMatchObject([{ id: 2, amountJpy: 1_500_000 }]));
});

test('the desk follows colleagues, and the receipt that somebody looks at stays', async () => {
  await openApp('/receipts');
  await expect.element(panel('IVANOV IVAN')).toBeVisible();
  await live.started();
  receipts = new Map([[7, aReceipt(7, { senderName: 'NEWEST' })], ...receipts]);
  receipts.delete(3);
  serveReceipts(server, receipts, { candidates });
  live.tell('receipts.changed', { receiptId: null });
  await expect.element(rows().first()).toMatchTextContent(/NEWEST/);
  await expect.element(rows()).toHaveLength(3);
  await expect.element(panel('IVANOV IVAN')).toBeVisible();
});

test('R89 whoever may not book sees everything and changes nothing', async () => {
  serveReceipts(server, receipts, { candidates, can: { book: false } });
  await openApp('/receipts');
  await expect.element(page.getByText(/needs the right “Accounting”/)).toBeVisible();
  await expect.element(clients().first()).toBeVisible();
  await enter();
  await userEvent.keyboard('u');
  await expect.element(page.getByRole('button', { name: /^Book|^Ignore|^Unidentified|^From a file/ })).toHaveLength(0);
  expect([...booked(), ...marked()]).toEqual([]);
});

test('an empty desk and one that does not load say so', async () => {
  serveReceipts(server, new Map());
  await openApp('/receipts');
  await expect.element(page.getByText('The inbox is empty')).toBeVisible();
  await openApp('/receipts?search=SMITH');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expectAddress('/receipts');
  server.refuse(receiptsCalls.list, 'INTERNAL');
  await openApp('/receipts');
  await expect.element(page.getByRole('heading', { name: 'The receipts did not load' })).toBeVisible();
});

test('R94 a day whose lines do not add up to what the bank says is told above the inbox', async () => {
  const days = [
    { bankAccount: 'MUFG 1234567', day: '2026-11-26', balance: 500, expected: 500 },
    { bankAccount: 'MUFG 1234567', day: '2026-11-25', balance: 900, expected: 400 },
  ];
  server.answer(receiptsCalls.closing, { days });
  await openApp('/receipts');
  await expect.element(page.getByText(/MUFG 1234567, 25 Nov: the lines do not add up/)).toBeVisible();
  await page.getByRole('link', { name: 'Bank balances' }).last().click();
  const table = page.getByRole('table', { name: 'Bank balances' }).getByRole('row');
  await expect.element(table.nth(1)).toMatchTextContent(/agree/);
  await expect.element(table.nth(2)).toMatchTextContent(/900.¥\s*400.¥\s*500.¥/);
  await expect.element(table.nth(2)).toHaveAttribute('data-differs');
});

test('the desk is for staff', async () => {
  signIn(server, { role: 'client' });
  serveProfilePage(server, []);
  await openApp('/receipts');
  await expectAddress('/profile');
});

test('on a phone the receipt takes the place of the list, and nothing is cut off, in Russian', async () => {
  signIn(server, { role: 'manager', language: 'ru' });
  await openApp('/receipts', { viewport: phone, language: 'ru' });
  await page.getByRole('link', { name: /^IVANOV IVAN/ }).click();
  await expectAddress('/receipts?id=1');
  await expect.element(page.getByRole('button', { name: /^Разнести: Joan Journey/ })).toBeVisible();
  await soon(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  await page.getByRole('link', { name: 'К списку' }).click();
  await expectAddress('/receipts');
});
