import { purchasePageCalls } from '@seri/contract/screens/purchase-page.calls';
import { siteCalls } from '@seri/contract/screens/site.calls';
import { partiesCalls } from '@seri/contract/shipping/parties.calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../lib/browser/in-app.testkit.tsx';
import { type FakeServer, startFakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { queryClient } from '../../lib/calls/query-client.ts';
import type { PurchaseDetails } from '../purchases/list/purchases.ts';
import { aNamedPurchase, anEntry, kenya, someCountries } from './parties.testkit.ts';
import { PurchaseParties } from './purchase-parties.tsx';

let server: FakeServer;
beforeEach(async () => {
  await page.viewport(1440, 900);
  queryClient.clear();
  server = startFakeServer();
  server.answer(siteCalls.countries, someCountries);
  server.answer(partiesCalls.book, { parties: [] });
  vi.setSystemTime('2026-11-22T03:00:00Z');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const show = (purchase: PurchaseDetails) =>
  render(
    <InApp client={createNoRetryClient()}>
      <PurchaseParties purchase={purchase} />
    </InApp>,
  );
const dialog = () => page.getByRole('dialog');
const side = (name: string) => dialog().getByRole('group', { name, exact: true });
const field = (name: string) => side('Consignee').getByLabelText(name, { exact: true });
const saves = () => server.requests(partiesCalls.save).map(({ body }) => body);
const save = (name = 'Save') => dialog().getByRole('button', { name, exact: true });
const edit = () => page.getByRole('button', { name: 'Edit' }).click();

test('R100 the form on papers follows what is typed, until it is written by hand', async () => {
  server.answer(partiesCalls.save, { version: 2 });
  await show(aNamedPurchase());
  await edit();
  await expect.element(save()).toBeDisabled();
  await field('Full name').fill('Щербаков Юрий');
  await expect.element(field('Name in Latin letters')).toHaveValue('Shcherbakov Iurii');
  await expect
    .element(side('Consignee').getByLabelText('As on the bill of lading'))
    .toMatchTextContent(/Shcherbakov Iurii/);
  await field('Name in Latin letters').fill('Shcherbakov Yuriy');
  await field('Full name').fill('Щербаков Юрий Ильич');
  await expect.element(field('Name in Latin letters')).toHaveValue('Shcherbakov Yuriy');
  await dialog().getByRole('button', { name: 'Use “Shcherbakov Iurii Ilich”' }).click();
  await save().click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(saves()).toMatchObject([
    {
      id: 700_001,
      version: 1,
      sameAsConsignee: true,
      notifyParty: null,
      consignee: { fullName: 'Щербаков Юрий Ильич', papersName: 'Shcherbakov Iurii Ilich', document: null },
    },
  ]);
});

test('R100 other letters, and what is missing, are told before anything is sent', async () => {
  await show(aNamedPurchase());
  await edit();
  await field('Name in Latin letters').fill('Алексей');
  await expect.element(side('Consignee').getByText(/takes Latin letters/)).toBeVisible();
  await field('Phone').fill('');
  await expect
    .element(side('Consignee').getByText(/Not enough for the papers yet: phone or email, Latin letters/))
    .toBeVisible();
  await save().click();
  await expect.element(field('Name in Latin letters')).toHaveAttribute('aria-invalid', 'true');
  expect(saves()).toEqual([]);
});

test('R100 the notify party follows the consignee until it has fields of its own', async () => {
  server.answer(partiesCalls.save, { version: 2 });
  await show(aNamedPurchase());
  await expect.element(page.getByText('Same as consignee')).toBeVisible();
  await edit();
  await expect.element(side('Notify party')).not.toBeInTheDocument();
  await dialog().getByLabelText('The notify party is the consignee').click();
  await side('Notify party').getByLabelText('Full name').fill('Otieno');
  await side('Notify party').getByLabelText('Country').selectOptions('Kenya');
  await save().click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(saves()).toMatchObject([
    { sameAsConsignee: false, notifyParty: { fullName: 'Otieno', papersName: '', countryId: kenya } },
  ]);
});

test('R100 a party of the book is named again by one press, and taken out of it', async () => {
  server.answer(partiesCalls.save, { version: 2 });
  server.answer(partiesCalls.book, { parties: [anEntry] });
  server.answer(partiesCalls.forget, { success: true });
  await show(aNamedPurchase());
  await edit();
  await side('Consignee').getByText('Named before: 1 party').click();
  await expect.element(dialog().getByText('Ngong Road 214, Nairobi · …3456')).toBeVisible();
  await dialog()
    .getByRole('button', { name: /^Otieno Auto Imports/ })
    .click();
  await expect.element(field('Full name')).toHaveValue('Otieno Auto Imports');
  await save().click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(saves()).toMatchObject([{ consignee: { port: 'Mombasa', countryId: kenya, document: anEntry.document } }]);
  await edit();
  await side('Consignee').getByText('Named before: 1 party').click();
  server.answer(partiesCalls.book, { parties: [] });
  await dialog().getByRole('button', { name: 'Take Otieno Auto Imports out of the list' }).click();
  await expect.element(dialog().getByText(/Named before/)).not.toBeInTheDocument();
});

test('R100 what the other side has saved meanwhile is named; nothing that was typed is lost', async () => {
  server.refuse(partiesCalls.save, 'STATE_CHANGED', { changedBy: { who: 'staff', name: 'Kenji Morita' } });
  server.answer(
    purchasePageCalls.view,
    aNamedPurchase({ name: 'Алексей Петров', papersName: 'Aleksei Petrov', telephone: '+7 702 000 00 00', version: 5 }),
  );
  await show(aNamedPurchase());
  await edit();
  await field('Port').fill('Aktau');
  await field('Full name').fill('Алексей Иванов');
  await save().click();
  await expect.element(dialog().getByText('Kenji Morita changed this purchase in the meantime')).toBeVisible();
  await expect.element(dialog().getByText(/Consignee, Phone: \+7 702 000 00 00/)).toBeVisible();
  await expect
    .element(dialog().getByText(/Consignee, Full name: Алексей Петров · you have changed it too/))
    .toBeVisible();
  await expect.element(field('Full name')).toHaveValue('Алексей Иванов');
  await expect.element(field('Phone')).toHaveValue('+7 702 000 00 00');
  server.answer(partiesCalls.save, { version: 6 });
  await save('Save all the same').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(saves().at(-1)).toMatchObject({
    version: 5,
    consignee: { fullName: 'Алексей Иванов', port: 'Aktau', telephone: '+7 702 000 00 00' },
  });
});

test('R100 a car that has sailed meanwhile says whom to write to', async () => {
  server.refuse(partiesCalls.save, 'PARTY_LOCKED');
  await show(aNamedPurchase());
  await edit();
  await field('Port').fill('Aktau');
  await save().click();
  await expect.element(dialog().getByRole('alert')).not.toBeEmptyDOMElement();
  await expect.element(field('Port')).toHaveValue('Aktau');
});

test('R96 a ban is told with its rule', async () => {
  const rule = {
    id: 1,
    territory: 'ru',
    text: { en: 'Hybrids stay', ru: 'Гибриды' },
    validFrom: '2023-08-09',
  } as const;
  server.refuse(partiesCalls.save, 'EXPORT_BANNED', { verdict: 'banned', rules: [rule], missing: [] });
  await show(aNamedPurchase());
  await edit();
  await field('Port').fill('Aktau');
  await save().click();
  await expect.element(dialog().getByText(/Hybrids stay/)).toBeVisible();
});

test('R100 a change after the papers’ cut-off is marked, and the dialog warns of it', async () => {
  await show(aNamedPurchase({}, { afterCutOff: true, papersCutOffAt: '2026-11-20T03:00:00Z' }));
  await expect.element(page.getByText('Changed after the line had taken the papers')).toBeVisible();
  await edit();
  await expect.element(dialog().getByText(/The line took the papers on/)).toBeVisible();
});

test('R100 without the right there is no button; a buyer of a locked car reads why', async () => {
  await show(aNamedPurchase({}, { can: { edit: false }, isLocked: true }));
  await expect.element(page.getByText(/Your manager can still change them/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
});

test('R15 the number of a party has the form of all numbers', async () => {
  await show(aNamedPurchase({ telephone: '+7 914 555 0134' }));
  await expect.element(page.getByText('+7 (914) 555-01-34')).toBeVisible();
});

test.each([1440, 1024, 390])('the dialog is no wider than a screen of %i px', async (width) => {
  await page.viewport(width, 900);
  await show(aNamedPurchase());
  await edit();
  await expect.element(field('Full name')).toBeVisible();
  const { scrollWidth, clientWidth } = dialog().element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});
