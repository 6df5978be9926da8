import type { Page } from '@playwright/test';
import { expectNoBarriersIn, expectNoBarriersInDialog } from './support/barriers.ts';
import { clientWith, winCar } from './support/bidding.ts';
import { expect, test } from './support/fixtures.ts';
import { manager } from './support/staff.ts';

const costs = (page: Page) => page.getByRole('region', { name: 'Costs', exact: true });

/** A registration, a remittance and two simultaneous browsers. */
test.describe.configure({ timeout: 120_000 });

test('staff charge a car line by line while its client looks on, and settle its cancellation to the yen', async ({
  page,
  browserOf,
  baseURL,
}) => {
  await clientWith(page, baseURL, 5_000_000);
  const desk = await browserOf(manager);
  const address = await winCar(page, desk, baseURL);
  await page.goto(address);
  await expect(costs(page)).toContainText('Still to come');
  await expect(costs(page)).toContainText('not known yet');
  await expect(costs(page).getByRole('button', { name: 'Add a charge' })).toHaveCount(0);

  await desk.goto(address);
  await costs(desk).getByRole('button', { name: 'Add a charge' }).press('Enter');
  const dialog = desk.getByRole('dialog', { name: 'New charge' });
  await dialog.getByLabel('Amount').fill('22000');
  await dialog.getByText('Now', { exact: true }).click();
  await expectNoBarriersInDialog(desk);
  await dialog.getByRole('button', { name: /^Charge 22.000/ }).click();
  await expect(dialog).toBeHidden();
  await expect(costs(page).getByRole('row', { name: /^Inspection/ })).toContainText(/22.000/);
  await expect(page.getByText(/Inspection: 22.000.¥ charged/).first()).toBeVisible();

  await costs(desk).getByRole('button', { name: 'Change Inspection' }).click();
  await desk.getByRole('button', { name: /^Give back 22.000/ }).click();
  await expect(desk.getByText(/Inspection: 22.000.¥ given back/)).toBeVisible();

  await costs(desk).getByRole('button', { name: 'End this purchase' }).click();
  await desk.getByRole('menuitem', { name: 'Cancel the purchase' }).click();
  const ending = desk.getByRole('dialog', { name: 'Cancel the purchase' });
  await ending.getByLabel('Amount').first().fill('50000');
  await expectNoBarriersInDialog(desk);
  const pays = await ending.getByRole('definition').first().textContent();
  await ending.getByRole('button', { name: 'Cancel the purchase' }).click();
  await expect(ending).toBeHidden();
  await expect(costs(page).getByRole('row', { name: /^Total/ })).toContainText(pays ?? '');
  await expect(page.getByText('Within the time that the house allows')).toBeVisible();
  await expectNoBarriersIn(page, 'main');
});
