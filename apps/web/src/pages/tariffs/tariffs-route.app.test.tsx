import { tariffsCalls } from '@seri/contract/trade/tariffs.calls';
import { eligibilityCalls } from '@seri/contract/trade/eligibility.calls';
import { draftOf } from '@seri/domain/tariffs/tariff-rows.steps';
import { addDays, japanDay } from '@seri/domain/time/japan-time';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ruleOf } from '../../features/eligibility/eligibility.testkit.ts';
import { serveProfilePage } from '../../features/identity/session/accounts.testkit.ts';
import type { ListedTariff } from '../../features/tariffs/table/tariffs.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import { expectAddress, holdLive, newBrowser, openApp, phone, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;
let live: ReturnType<typeof holdLive>;

beforeEach(async () => {
  server = await newBrowser();
  live = holdLive();
  signIn(server, { role: 'manager' });
  serveTariffs([
    tariff(1, { kind: 'auction', value: 15_000 }),
    tariff(2, { kind: 'agent', how: 'percent_bp', value: 500, priceFrom: 1_500_001, isUsed: true }),
    tariff(3, { kind: 'freight', how: 'per_m3', value: 9000, loadPort: 'Yokohama', dischargePort: 'Mombasa' }),
    tariff(4, { kind: 'storage', how: 'per_day', value: 500, freeDays: 30, validFrom: '2999-01-01', isDemo: true }),
  ]);
});

afterEach(() => expect(server.unanswered).toEqual([]));

function tariff(id: number, change: Partial<ListedTariff>): ListedTariff {
  return {
    id,
    version: 1,
    isUsed: false,
    isDemo: false,
    ...draftOf({ value: 1000 }),
    account: null,
    house: null,
    changedAt: '2026-11-17T03:00:00Z',
    changedBy: 'Haruka Nishimura',
    ...change,
  };
}

function serveTariffs(all: readonly ListedTariff[], edit = true): void {
  server.answer(tariffsCalls.list, ({ query: { kind, day } }) => ({
    tariffs: all.filter((row) => (!kind || row.kind === kind) && (!day || row.validTo === null || row.validTo >= day)),
    houses: [{ id: 3, name: 'USS Tokyo' }],
    can: { edit },
  }));
}

const rows = () => page.getByRole('table', { name: 'Tariffs' }).getByRole('row');
const dialog = () => page.getByRole('dialog');
const field = (name: string) => dialog().getByRole('textbox', { name, exact: true });
const act = async (row: RegExp, task: string) => {
  await page.getByRole('button', { name: row }).click();
  await page.getByRole('menuitem', { name: task }).click();
};

test('R88 staff read the table: what a row is for, its price, and whether it is valid yet', async () => {
  await openApp('/tariffs');
  await expect.element(rows()).toHaveLength(5);
  await expect
    .element(rows().nth(1))
    .toMatchTextContent(/Auction fee.*All purchases.*15.000.¥.*at the win.*from 1 Jan 2026/);
  await expect.element(rows().nth(2)).toMatchTextContent(/Agent fee.*price from 1.500.001.¥.*5%/);
  await expect.element(rows().nth(3)).toMatchTextContent(/Freight.*Yokohama → Mombasa.*9.000.¥ per m³/);
  await expect
    .element(rows().nth(4))
    .toMatchTextContent(/Storage.*500.¥ per day, after 30 free days.*Coming.*from 1 Jan 2999.*Example/);
  await userEvent.selectOptions(page.getByLabelText('Charge', { exact: true }), 'Freight');
  await expectAddress('/tariffs?kind=freight');
  await expect.element(rows()).toHaveLength(2);
});

test('R88 a new row is compared on the last purchases before it is saved', async () => {
  const purchase = { lotNo: '20011', auction: 'USS Tokyo', specification: 'Toyota Aqua 2018', client: 'Joan Journey' };
  server.answer(tariffsCalls.preview, {
    day: '2026-11-18',
    purchases: [
      { ...purchase, id: 700_002, price: 900_000, before: 15_000, after: 12_000 },
      { ...purchase, id: 700_001, price: 800_000, before: null, after: 12_000 },
    ],
  });
  server.answer(tariffsCalls.add, { id: 9, version: 1 });
  await openApp('/tariffs');
  await page.getByRole('button', { name: 'Add tariff' }).click();
  await dialog().getByRole('button', { name: 'Save tariff' }).click();
  await expect.element(field('Amount, ¥')).toHaveAttribute('aria-invalid', 'true');
  await field('Amount, ¥').fill('12000');
  await dialog().getByLabelText('Auction', { exact: true }).selectOptions('USS Tokyo');
  await dialog().getByRole('button', { name: 'Compare on the last purchases' }).click();
  const compared = dialog().getByRole('table', { name: /^The last 2 purchases/ });
  await expect.element(compared.getByRole('row').nth(1)).toMatchTextContent(/15.000.¥.*12.000.¥.*−3.000.¥/);
  await expect.element(compared.getByRole('row').nth(2)).toMatchTextContent(/unknown.*12.000.¥/);
  await dialog().getByRole('button', { name: 'Save tariff' }).click();
  await expect.element(page.getByText('Tariff saved')).toBeVisible();
  expect(server.requests(tariffsCalls.add).map(({ body }) => body)).toMatchObject([
    {
      row: { kind: 'auction', how: 'flat', value: 12_000, houseId: 3, validFrom: japanDay(new Date()), validTo: null },
    },
  ]);
});

test('R88 of a row that was charged only its end and notes change; another price follows from a day on', async () => {
  server.answer(tariffsCalls.change, { id: 2, version: 2 });
  server.answer(tariffsCalls.follow, { id: 9, version: 1 });
  await openApp('/tariffs');
  await act(/^Actions for Agent fee/, 'Change');
  await expect.element(dialog().getByText('Purchases were charged by this row')).toBeVisible();
  await expect.element(field('Per cent')).toBeDisabled();
  await field('To').fill('29991231');
  await expect.element(field('To')).toHaveValue('2999-12-31');
  await dialog().getByRole('button', { name: 'Save tariff' }).click();
  await soon(() => expect(server.requests(tariffsCalls.change)).toHaveLength(1));
  expect(server.requests(tariffsCalls.change)[0]?.body).toMatchObject({
    id: 2,
    version: 1,
    row: { value: 500, validTo: '2999-12-31' },
  });
  await act(/^Actions for Agent fee/, 'New price from a day');
  await expect.element(field('From')).toHaveValue(addDays(japanDay(new Date()), 1));
  await field('Per cent').fill('4.5');
  await dialog().getByRole('button', { name: 'Save tariff' }).click();
  await soon(() => expect(server.requests(tariffsCalls.follow)).toHaveLength(1));
  expect(server.requests(tariffsCalls.follow)[0]?.body).toMatchObject({ id: 2, row: { value: 450 } });
});

test('R88 a row is ended today, unless another day is typed', async () => {
  server.answer(tariffsCalls.change, { id: 1, version: 2 });
  await openApp('/tariffs');
  await act(/^Actions for Auction fee/, 'End');
  const today = japanDay(new Date());
  await expect.element(field('To')).toHaveValue(today);
  await expect.element(field('Amount, ¥')).toBeDisabled();
  await dialog().getByRole('button', { name: 'Save tariff' }).click();
  await soon(() => expect(server.requests(tariffsCalls.change)).toHaveLength(1));
  expect(server.requests(tariffsCalls.change)[0]?.body).toMatchObject({
    id: 1,
    row: { value: 15_000, validTo: today },
  });
});

test('R88 a price that another row has is refused with that row, and what was typed stays', async () => {
  server.refuse(tariffsCalls.add, 'TARIFF_OVERLAP', {
    other: { id: 1, kind: 'auction', validFrom: '2026-01-01', validTo: null },
  });
  await openApp('/tariffs');
  await act(/^Actions for Auction fee/, 'Copy');
  await dialog().getByRole('button', { name: 'Save tariff' }).click();
  await expect.element(dialog().getByText(/Auction fee, from 1 Jan 2026\. End that row first/)).toBeVisible();
  await expect.element(field('Amount, ¥')).toHaveValue('15\u00A0000');
});

test('R96 staff read the export rules; an owner changes one over the version that was seen', async () => {
  const [large, ended] = [ruleOf(), ruleOf({ id: 2, validTo: '2024-12-31', text: { en: 'Trucks', ru: 'Грузовики' } })];
  const serve = (edit: boolean) =>
    server.answer(eligibilityCalls.rules, {
      rules: [large, ended],
      territories: [{ territory: 'ru', name: 'Russian Federation' }],
      can: { edit },
    });
  serve(false);
  await openApp('/tariffs');
  await page.getByRole('tab', { name: 'Export rules' }).click();
  await expectAddress('/tariffs?table=eligibility');
  const table = page.getByRole('table', { name: 'Export rules' });
  await expect
    .element(table.getByRole('row').nth(1))
    .toMatchTextContent(/Russian Federation.*Cars above 1,900 cc.*petrol, diesel · above 1.900 cc.*from 9 Aug 2023/);
  await expect.element(page.getByText(/Only an owner changes it/)).toBeVisible();
  expect(page.getByRole('button', { name: /^Change/ }).elements()).toEqual([]);

  serve(true);
  server.answer(eligibilityCalls.changeRule, { id: 1, version: 2 });
  await openApp('/tariffs?table=eligibility');
  await page.getByRole('button', { name: /^Change: Russian Federation, Cars/ }).click();
  await field('Above, cc').fill('2000');
  await field('To').fill('20271231');
  await dialog().getByRole('button', { name: 'Save rule' }).click();
  await expect.element(page.getByText('Export rule saved')).toBeVisible();
  expect(server.requests(eligibilityCalls.changeRule).map(({ body }) => body)).toMatchObject([
    { id: 1, version: 1, row: { ccAbove: 2000, validTo: '2027-12-31', driveKinds: ['petrol', 'diesel'] } },
  ]);
});

test('R88 a file that is refused tells its lines and columns', async () => {
  server.refuse(tariffsCalls.importFile, 'FIELDS', {
    fields: { '3.value': { problem: 'invalid' }, '4.kind': { problem: 'required' } },
  });
  await openApp('/tariffs');
  await expect.element(page.getByRole('button', { name: 'Load CSV' })).toBeVisible();
  const file = new File(['id,kind'], 'tariffs.csv', { type: 'text/csv' });
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!picker) throw new Error('There is no field for a file.');
  await userEvent.upload(picker, file);
  await expect.element(dialog().getByRole('listitem').nth(0)).toMatchTextContent(/Line 3.*value/);
  await expect.element(dialog().getByRole('listitem').nth(1)).toMatchTextContent(/Line 4.*kind.*Required field/);
  expect(server.requests(tariffsCalls.importFile).map(({ body }) => body)).toEqual([{ csv: 'id,kind' }]);
});

test('R88 the table follows colleagues; who may not edit has no actions, and clients no table', async () => {
  await openApp('/tariffs');
  await expect.element(rows()).toHaveLength(5);
  await live.started();
  serveTariffs([tariff(1, { value: 14_000 })], false);
  live.tell('tables.changed', { table: 'tariff' });
  await expect.element(rows()).toHaveLength(2);
  await expect.element(page.getByRole('button', { name: /^Actions/ })).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: 'Add tariff' })).not.toBeInTheDocument();
  signIn(server, { role: 'client' });
  serveProfilePage(server, []);
  await openApp('/tariffs');
  await expectAddress('/profile');
});

test('on a phone the rows are strips, and nothing is cut off, in Russian', async () => {
  signIn(server, { role: 'manager', language: 'ru' });
  await openApp('/tariffs', { viewport: phone, language: 'ru' });
  await expect.element(page.getByRole('list', { name: 'Тарифы' }).getByRole('listitem')).toHaveLength(4);
  await expect.element(page.getByText(/500.¥ в день, 30 дней бесплатно/)).toBeVisible();
  await soon(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
});
