import { newJoan } from './support/accounts.ts';
import { expectNoBarriersIn } from './support/barriers.ts';
import { lotToBid } from './support/bidding.ts';
import { expect, test } from './support/fixtures.ts';

test('R88 an owner prices the agent fee of one client by keyboard, and that client alone sees it while bidding', async ({
  browserOf,
}) => {
  const [joan, other] = [await newJoan({ role: 'client' }), await newJoan({ role: 'client' })];
  const staff = await browserOf('owner');
  await staff.goto('/tariffs');
  await staff.getByRole('button', { name: 'Add tariff' }).press('Enter');
  const dialog = staff.getByRole('dialog', { name: 'Add tariff' });
  await dialog.getByRole('combobox', { name: 'Charge', exact: true }).selectOption('Agent fee');
  await dialog.getByRole('textbox', { name: 'Client number' }).fill(String(joan.id));
  await dialog.getByRole('textbox', { name: 'Amount, ¥' }).fill('12345');
  await dialog.getByRole('button', { name: 'Compare on the last purchases' }).press('Enter');
  await expect(dialog.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expectNoBarriersIn(staff, 'dialog[open]');
  await dialog.getByRole('textbox', { name: 'Amount, ¥' }).press('Enter');
  await expect(staff.getByText('Tariff saved')).toBeVisible();

  for (const { email, fee } of [
    { email: joan.email, fee: /^12.345.¥$/ },
    { email: other.email, fee: /^40.000.¥$/ },
  ]) {
    const page = await browserOf(email);
    const { id } = await lotToBid();
    await page.goto(`/car-auctions/${id}`);
    const panel = page.locator('[data-bid-panel]');
    await panel.getByRole('textbox', { name: /^Your bid, step/ }).press('ArrowUp');
    await panel.getByText(/^All-in to the port ≈/).click();
    await expect(panel.getByText(fee)).toBeVisible();
  }
});
