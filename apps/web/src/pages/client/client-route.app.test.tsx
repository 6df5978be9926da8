import { clientsCalls } from '@seri/contract/people/clients.calls';
import { secondFactorCalls } from '@seri/contract/people/second-factor.calls';
import { allocationsCalls } from '@seri/contract/trade/allocations.calls';
import { eligibilityCalls } from '@seri/contract/trade/eligibility.calls';
import { ledgerCalls } from '@seri/contract/trade/ledger.calls';
import { receiptsCalls } from '@seri/contract/trade/receipts.calls';
import { flags } from '@seri/domain/people/permissions';
import { roleIds } from '@seri/domain/people/roles';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { vladivostok } from '../../features/eligibility/eligibility.testkit.ts';
import { clientView, serveClient } from '../../features/clients/list/clients.testkit.ts';
import { moneyOf } from '../../features/ledger/allocations/allocations.testkit.ts';
import { payment, paymentsAnswer } from '../../features/ledger/payments/payments.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import { holdLive, newBrowser, openApp, phone, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
  signIn(server, { role: 'manager' });
  serveClient(server, clientView(1001));
});

afterEach(() => expect(server.unanswered).toEqual([]));

const note = () => page.getByLabelText(/^Note \(staff only\)/);
const dialog = () => page.getByRole('dialog');
/** Yen are grouped by no-break spaces. */
const yen = (text: string) => text.replaceAll(' ', '\u00A0');
const figure = (caption: string) =>
  [...document.querySelectorAll('dl > div')].find(({ textContent }) => textContent.includes(caption))?.textContent;
const save = () => page.getByRole('button', { name: 'Save' });

test('the flags that the reader may not give stand fixed', async () => {
  await openApp('/clients/1001?tab=access');
  await expect.element(page.getByRole('group', { name: 'Share a lot' })).toBeVisible();
  await expect.element(page.getByText(/Change bid statuses/)).toBeVisible();
  expect(page.getByRole('group', { name: 'Change bid statuses' }).elements()).toHaveLength(0);

  signIn(server, { role: 'manager', isOwner: true });
  serveClient(server, clientView(1001, { can: { flags: [...flags] } }));
  await openApp('/clients/1002?tab=access');
  await expect.element(page.getByRole('group', { name: 'Change bid statuses' })).toBeVisible();
});

test('R81 a second factor is reset after a question, and the card offers it no more', async () => {
  serveClient(server, clientView(1001, { can: { resetFactors: true } }));
  server.answer(secondFactorCalls.reset, () => {
    serveClient(server, clientView(1001));
    return { success: true as const };
  });
  await openApp('/clients/1001?tab=access');
  const reset = page.getByRole('button', { name: 'Reset second factor' });
  await reset.click();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  expect(server.requests(secondFactorCalls.reset)).toEqual([]);
  await reset.click();
  await dialog().getByRole('button', { name: 'Reset second factor' }).click();
  await expect.element(page.getByText('The second factor was reset')).toBeVisible();
  await expect.element(reset).not.toBeInTheDocument();
  expect(server.requests(secondFactorCalls.reset).map(({ body }) => body)).toEqual([{ id: 1001 }]);
});

const manager = { accounting: false, logistics: true, tables: false, negotiation: true };
const right = (name: string) => page.getByRole('switch', { name });

test('R89 an owner switches the rights of a manager, each at once and over the version on the screen', async () => {
  serveClient(server, clientView(1001, { rights: manager, can: { giveRights: true } }));
  server.answer(clientsCalls.setRights, ({ body }) => {
    const rights = { ...manager, ...body.rights };
    serveClient(server, clientView(1001, { client: { version: 2 }, rights, can: { giveRights: true } }));
    return { success: true as const };
  });
  await openApp('/clients/1001?tab=access');
  await expect.element(right('Negotiation')).toBeChecked();
  await expect.element(right('Accounting')).not.toBeChecked();
  await expect
    .element(right('Accounting'))
    .toHaveAccessibleDescription('Records remittances and corrections, gives discounts, reverses settlements.');
  await right('Accounting').click();
  await expect.element(right('Accounting')).toBeChecked();
  await expect.element(right('Accounting')).toBeEnabled();

  server.refuse(clientsCalls.setRights, 'STATE_CHANGED');
  serveClient(server, clientView(1001, { client: { version: 3 }, rights: manager, can: { giveRights: true } }));
  await right('Tables').click();
  await expect.element(page.getByText(/Someone else changed this client in the meantime/)).toBeVisible();
  await expect.element(right('Accounting')).not.toBeChecked();
  await expect.element(right('Tables')).not.toBeChecked();
  expect(server.requests(clientsCalls.setRights).map(({ body }) => body)).toEqual([
    { id: 1001, version: 1, rights: { accounting: true } },
    { id: 1001, version: 2, rights: { tables: true } },
  ]);
});

test('R89 the rights of an owner stand fixed, and a client has none', async () => {
  const all = { accounting: true, logistics: true, tables: true, negotiation: true };
  serveClient(server, clientView(1001, { rights: all }));
  await openApp('/clients/1001?tab=access');
  await expect.element(page.getByText('An owner has all of them.')).toBeVisible();
  await expect.element(right('Tables')).toBeDisabled();

  serveClient(server, clientView(1002));
  await openApp('/clients/1002?tab=access');
  await expect.element(page.getByRole('heading', { name: 'Permissions' })).toBeVisible();
  expect(right('Tables').elements()).toEqual([]);
});

test('R89 a right that was taken closes the bookings in the open page, with the reason', async () => {
  const live = holdLive();
  const remittance = page.getByRole('button', { name: 'Record remittance' });
  await openApp('/clients/1001');
  await expect.element(remittance).not.toHaveAttribute('aria-disabled');
  serveClient(server, clientView(1001, { can: { book: false } }));
  await live.started();
  live.tell('account.changed', { roleId: roleIds.manager });
  const reason = 'Remittances and corrections need the right “Accounting”. An owner gives it.';
  await expect.element(page.getByText(reason)).toBeVisible();
  for (const button of [remittance, page.getByRole('button', { name: 'Add correction' })]) {
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button).toHaveAccessibleDescription(reason);
    (button.element() as HTMLButtonElement).click();
  }
  expect(dialog().elements()).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Set credit limit' })).not.toHaveAttribute('aria-disabled');
});

test('a client is assigned to a manager', async () => {
  server.answer(clientsCalls.update, { success: true });
  await openApp('/clients/1001');
  await userEvent.selectOptions(page.getByLabelText(/^Manager/), 'Kenji Morita');
  await save().click();
  await expect.element(page.getByText('Saved')).toBeVisible();
  expect(server.requests(clientsCalls.update).map(({ body }) => body)).toMatchObject([
    { id: 1001, version: 1, managerId: 3 },
  ]);
});

test('text that a colleague changed meanwhile is shown, and nothing is overwritten', async () => {
  server.refuse(clientsCalls.update, 'STATE_CHANGED');
  await openApp('/clients/1001');
  await note().fill('Mine');
  const theirs = { client: { version: 2, note: 'Theirs' }, means: { dailyBidLimit: 7 } };
  serveClient(server, clientView(1001, theirs));
  await save().click();
  await expect.element(page.getByText(/Someone else changed this client in the meantime/)).toBeVisible();
  await expect.element(note()).toHaveValue('Theirs');
  await expect.element(page.getByLabelText(/^Daily bid limit/)).toHaveValue('7');

  await note().fill('Ours');
  server.answer(clientsCalls.update, ({ body }) => {
    serveClient(server, clientView(1001, { client: { version: 3, note: body.note } }));
    return { success: true as const };
  });
  await save().click();
  await expect.element(page.getByText('Saved')).toBeVisible();
  expect(server.requests(clientsCalls.update).map(({ body }) => [body.version, body.note])).toEqual([
    [1, 'Mine'],
    [2, 'Ours'],
  ]);
  await soon(() => expect(figure('Note')).toContain('Ours'));
});

test('a limit is set with a reason only, and shows at once', async () => {
  await openApp('/clients/1001');
  await page.getByRole('button', { name: 'Set credit limit' }).click();
  await dialog()
    .getByLabelText(/^New credit limit/)
    .fill('3 000 000');
  await dialog().getByRole('button', { name: 'Set' }).click();
  await expect.element(dialog().getByText(/Required field/)).toBeVisible();
  await expect.element(dialog().getByLabelText(/^Reason/)).toHaveFocus();
  expect(server.requests(ledgerCalls.setCreditLimit)).toEqual([]);
  await dialog()
    .getByLabelText(/^Reason/)
    .fill('Pays on time');
  const raised = clientView(1001, { means: { creditLimit: 3_000_000, bidAllow: 3_000_000 } });
  server.answer(ledgerCalls.setCreditLimit, () => {
    serveClient(server, raised);
    const date = '2026-11-18T03:00:00Z';
    server.answer(ledgerCalls.creditLimits, {
      changes: [{ id: 1, date, by: 'Kenji Morita', from: 0, to: 3_000_000, reason: 'Pays on time' }],
    });
    return { success: true as const, balanceInfo: raised.balanceInfo };
  });
  await dialog().getByRole('button', { name: 'Set' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByText(/Pays on time/)).toBeVisible();
  await soon(() => expect(figure('Available to bid')).toContain(yen('3 000 000 ¥')));
  expect(server.requests(ledgerCalls.setCreditLimit).map(({ body }) => body)).toEqual([
    { id: 1001, creditLimit: 3_000_000, expected: 0, reason: 'Pays on time' },
  ]);
});

test('a limit that a colleague has set meanwhile is shown before it is set again', async () => {
  server.refuse(ledgerCalls.setCreditLimit, 'STATE_CHANGED');
  await openApp('/clients/1001');
  await page.getByRole('button', { name: 'Set credit limit' }).click();
  await dialog()
    .getByLabelText(/^New credit limit/)
    .fill('500000');
  await dialog()
    .getByLabelText(/^Reason/)
    .fill('Asked for by telephone');
  serveClient(server, clientView(1001, { means: { creditLimit: 200_000, bidAllow: 200_000 } }));
  await dialog().getByRole('button', { name: 'Set' }).click();
  await expect.element(dialog().getByText(/It is now 200.000.¥\./)).toBeVisible();
  const set = clientView(1001, { means: { creditLimit: 500_000, bidAllow: 500_000 } });
  server.answer(ledgerCalls.setCreditLimit, () => {
    serveClient(server, set);
    return { success: true as const, balanceInfo: set.balanceInfo };
  });
  await dialog().getByRole('button', { name: 'Set' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await soon(() => expect(figure('Available to bid')).toContain(yen('500 000 ¥')));
  expect(server.requests(ledgerCalls.setCreditLimit).map(({ body }) => body.expected)).toEqual([0, 200_000]);
});

test('a booking without an answer is tried again under the same key', async () => {
  server.cut(receiptsCalls.bookRemittance);
  await openApp('/clients/1001');
  await page.getByRole('button', { name: 'Record remittance' }).click();
  await dialog()
    .getByLabelText(/^Amount/)
    .fill('70000');
  await dialog()
    .getByLabelText(/^Reason/)
    .fill('Bank statement');
  await dialog()
    .getByRole('button', { name: /^Record / })
    .dblClick();
  await expect.element(dialog().getByText(/No answer yet/)).toBeVisible();
  await expect.element(dialog().getByLabelText(/^Amount/)).toBeDisabled();
  const booked = clientView(1001, { means: { balance: 70_000, bidAllow: 70_000 } });
  server.answer(receiptsCalls.bookRemittance, { success: true as const, balanceInfo: booked.balanceInfo });
  serveClient(server, booked);
  server.answer(ledgerCalls.clientPayments, {
    ...paymentsAnswer([]),
    records: [{ ...payment(1, { amount: 70_000 }), by: 'Kenji Morita', reason: 'Bank statement' }],
    pageInfo: { page: 1, pageSize: 20, totalResults: 1, totalSearchResults: 1 },
  });
  await dialog().getByRole('button', { name: 'Try again' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await page.getByRole('tab', { name: 'Payments' }).click();
  await expect.element(page.getByRole('table', { name: 'Payments' }).getByRole('row')).toHaveLength(2);
  const keys = server.requests(receiptsCalls.bookRemittance).map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('R92 the card of a client shows what its money pays, and staff allocate there', async () => {
  server.answer(allocationsCalls.list, moneyOf());
  server.answer(allocationsCalls.allocate, { success: true });
  await openApp('/clients/1001?tab=payments');
  const left = page.getByRole('region', { name: 'Money left' });
  await expect.element(left.getByText('Bank transfer')).toBeVisible();
  await left.getByRole('button', { name: 'Allocate' }).click();
  server.answer(allocationsCalls.list, moneyOf({ sources: [], free: 0 }));
  await dialog()
    .getByRole('button', { name: /^Allocate 150/ })
    .click();
  await expect.element(left.getByText('Nothing is left')).toBeVisible();
});

test('R96 staff say where the cars of a client go, with a reason', async () => {
  serveClient(server, clientView(1001, { can: { setDestination: true } }));
  server.answer(eligibilityCalls.places, { places: [vladivostok] });
  server.answer(eligibilityCalls.setDestination, { success: true as const });
  await openApp('/clients/1001');
  const sheet = page.getByRole('region', { name: 'Where the cars go' });
  await expect.element(sheet.getByText('Not said')).toBeVisible();
  await sheet.getByRole('button', { name: 'Change' }).click();
  await dialog().getByLabelText('Port or town').selectOptions('Vladivostok, Russian Federation');
  await dialog().getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog().getByLabelText('Reason')).toHaveAttribute('aria-invalid', 'true');
  await dialog().getByLabelText('Reason').fill('Said so on the phone');
  await dialog().getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Destination saved')).toBeVisible();
  expect(server.requests(eligibilityCalls.setDestination).map(({ body }) => body)).toEqual([
    { id: 1001, version: 1, place: 'RUVVO', reason: 'Said so on the phone' },
  ]);
});

test('R94 a sender that was confirmed for a client is forgotten, by those who may book money', async () => {
  const sender = {
    key: 'ooo vostok pay',
    name: 'OOO VOSTOK PAY',
    kind: 'agent' as const,
    by: 'Kenji Morita',
    at: '2026-11-02T03:00:00Z',
  };
  server.answer(receiptsCalls.senders, { list: [sender], can: { forget: false } });
  await openApp('/clients/1001?tab=payments');
  const senders = page.getByRole('region', { name: 'Known senders' });
  await expect.element(senders.getByText(/pays for the client · confirmed by Kenji Morita/)).toBeVisible();
  expect(senders.getByRole('button').elements()).toEqual([]);

  server.answer(receiptsCalls.senders, { list: [sender], can: { forget: true } });
  server.answer(receiptsCalls.forgetSender, () => {
    server.answer(receiptsCalls.senders, { list: [], can: { forget: true } });
    return { success: true as const };
  });
  await openApp('/clients/1001?tab=payments');
  await senders.getByRole('button', { name: 'Forget OOO VOSTOK PAY' }).click();
  await expect.element(page.getByText('OOO VOSTOK PAY is forgotten')).toBeVisible();
  await expect.element(senders).not.toBeInTheDocument();
  expect(server.requests(receiptsCalls.forgetSender).map(({ query }) => query)).toEqual([
    { id: '1001', key: 'ooo vostok pay' },
  ]);
});

test('staff sign a client out everywhere, after a question', async () => {
  server.answer(clientsCalls.endSignIns, { success: true });
  await openApp('/clients/1001');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect.element(dialog()).toHaveAccessibleName('Sign out Joan Journey 1001 everywhere?');
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  expect(server.requests(clientsCalls.endSignIns)).toEqual([]);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await dialog().getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect.element(page.getByText('Signed out everywhere')).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(server.requests(clientsCalls.endSignIns).map(({ params }) => params)).toEqual([{ id: '1001' }]);

  serveClient(server, clientView(1002, { can: { edit: false } }));
  await openApp('/clients/1002');
  await expect.element(page.getByRole('heading', { name: 'Client card' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Sign out everywhere' })).not.toBeInTheDocument();
});

test('on a phone, in Russian, no tab scrolls sideways', async () => {
  signIn(server, { role: 'manager', language: 'ru' });
  await openApp('/clients/1001', { viewport: phone, language: 'ru' });
  for (const name of ['Платежи', 'Доступ', 'Обзор']) {
    await page.getByRole('tab', { name }).click();
    await expect.element(page.getByRole('tabpanel', { name })).toBeVisible();
    await soon(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  }
});
