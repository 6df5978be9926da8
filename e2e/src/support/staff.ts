import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** The manager of all clients; not an owner. */
export const manager = 'manager@demo.seri';

/** Finds a client by email, as staff do, and opens the client's page. */
export async function openClient(page: Page, email: string, tab?: 'Payments' | 'Access'): Promise<void> {
  await page.goto('/clients?scope=all');
  await page.getByRole('searchbox', { name: 'Search' }).fill(email);
  const found = page.getByRole('table', { name: 'Clients' }).locator('tbody tr');
  await expect(found).toHaveCount(1);
  await found.getByRole('link').click();
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
  if (tab) await page.getByRole('tab', { name: tab }).click();
}

/** Books a remittance in the dialog, which closes once it is booked. */
export async function bookRemittance(page: Page, amount: string, description = ''): Promise<void> {
  await page.getByRole('button', { name: 'Record remittance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record remittance' });
  await dialog.getByLabel('Amount').fill(amount);
  await dialog.getByLabel('Description').fill(description);
  await dialog.getByLabel('Reason').fill('Bank statement');
  await dialog.getByRole('button', { name: /^Record / }).click();
  await expect(dialog).toBeHidden();
}

/** Sends a change for whoever `request` is signed in as, past the open page. */
export async function byColleague(
  request: APIRequestContext,
  baseURL: string,
  path: string,
  data: Record<string, unknown>,
): Promise<void> {
  const answer = await request.put(`/v1${path}`, { data, headers: { origin: baseURL } });
  expect(answer.ok(), await answer.text()).toBe(true);
}
