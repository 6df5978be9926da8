import type { Page } from '@playwright/test';
import { expectNoBarriersIn, expectNoBarriersInDialog } from './support/barriers.ts';
import { clientWith, winCar } from './support/bidding.ts';
import { expect, test } from './support/fixtures.ts';
import { manager } from './support/staff.ts';

const papers = (page: Page) => page.getByRole('region', { name: 'Invoices' });
const paper = (page: Page, kind: string) => papers(page).getByRole('listitem').filter({ hasText: kind });

/** A registration, a remittance and two simultaneous browsers. */
test.describe.configure({ timeout: 120_000 });

test('R90 staff issue an invoice by keyboard and credit it, and its client reads both at once', async ({
  page,
  browserOf,
  baseURL,
}) => {
  await clientWith(page, baseURL, 5_000_000);
  const desk = await browserOf(manager);
  const address = await winCar(page, desk, baseURL);
  await page.goto(address);
  await expect(page.getByRole('region', { name: 'Papers', exact: true })).toBeVisible();
  await expect(papers(page)).toHaveCount(0);

  await desk.goto(address);
  await papers(desk).getByRole('button', { name: 'Issue invoice' }).press('Enter');
  const dialog = desk.getByRole('dialog', { name: 'Issue invoice' });
  await dialog.getByRole('radio', { name: 'Proforma' }).press('ArrowRight');
  await dialog.getByLabel('Port').fill('Yokohama');
  await dialog.getByLabel('Remarks on the paper').fill('Two keys');
  // The draft of the chosen kind has come, and the button is no longer faded.
  await expect(dialog.getByRole('button', { name: /^Issue invoice/ })).toBeEnabled();
  await expectNoBarriersInDialog(desk);
  const tab = desk.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Preview' }).press('Enter');
  await (await tab).close();
  const total = await dialog
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .textContent();
  await dialog.getByLabel('Port').press('Enter');
  await expect(dialog).toBeHidden();

  const invoice = paper(page, 'Invoice').last();
  await expect(invoice).toContainText(total ?? '');
  const link = invoice.getByRole('link', { name: /^PDF / });
  await expect(link).toBeVisible();
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await expectNoBarriersIn(page, 'main');

  await papers(desk)
    .getByRole('button', { name: /^Credit / })
    .click();
  const credit = desk.getByRole('dialog', { name: /^Credit note for / });
  await credit.getByLabel('Why').fill('Issued by mistake');
  await expectNoBarriersInDialog(desk);
  await credit.getByRole('button', { name: /^Issue credit note for / }).press('Enter');
  await expect(credit).toBeHidden();
  await expect(paper(page, 'Credit note')).toContainText(total ?? '');
  await expect(invoice).toContainText('Credited');

  await page.goto('/invoices');
  const rows = page.getByRole('table', { name: 'Invoices' }).locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await page.getByLabel('Kind').selectOption('Credit note');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL('/invoices?kind=credit_note');
});

test('a client opens the statement of last month in a new tab', async ({ browserOf }) => {
  const page = await browserOf('client');
  await page.goto('/payments');
  await page.getByRole('button', { name: 'Statement' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Statement' });
  await expectNoBarriersInDialog(page);
  const tab = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Open statement' }).press('Enter');
  await (await tab).close();
  await expect(dialog).toBeHidden();
});
