import { linkLife } from '@seri/api/features/people/identity/accounts/mailed-link-life';
import { insertLink } from '@seri/api/features/people/identity/accounts/mailed-link.store';
import { expect, test } from './support/fixtures.ts';
import { newJoan } from './support/accounts.ts';
import { db } from './support/database.ts';
import { addApp, appCode, keepCodes, plugIn, startAgain } from './support/factors.ts';
import { mailOf } from './support/mail.ts';
import { password } from './support/sign-in.ts';
import { openClient } from './support/staff.ts';

const home = '/car-auctions?show=open';

test('an authenticator app is set up, and signing in takes its code, or a recovery code once', async ({
  browserOf,
}) => {
  const { email } = await newJoan();
  const page = await browserOf(email);
  const { secret, codes } = await addApp(page);
  await mailOf(email, 'The protection of your account was changed');

  await startAgain(page, email);
  const code = page.getByLabel('Code from your authenticator app');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This does not match. Please try again')).toBeVisible();
  await code.fill(appCode(secret));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(home);

  const [recovery = ''] = codes;
  for (const isFirst of [true, false]) {
    await startAgain(page, email);
    await page.getByRole('button', { name: 'Recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recovery);
    await page.keyboard.press('Enter');
    if (isFirst) await expect(page).toHaveURL(home);
    else await expect(page.getByText('This does not match. Please try again')).toBeVisible();
  }
});

test('a passkey is added, named, used to sign in, and removed', async ({ browserOf }) => {
  const { email } = await newJoan();
  const page = await browserOf(email);
  await plugIn(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name of the passkey').fill('Journey laptop');
  await dialog.getByRole('button', { name: 'Create passkey' }).click();
  await keepCodes(page);
  await expect(page.getByText('Journey laptop', { exact: true })).toBeVisible();

  await startAgain(page, email);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(home);

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Remove: Journey laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Journey laptop', { exact: true })).toBeHidden();
});

test('an owner resets the factor of a colleague, who is out at once and signs in by the password', async ({
  browserOf,
  page,
}) => {
  const { email, id } = await newJoan({ role: 'manager' });
  const colleague = await browserOf(email);
  await addApp(colleague);
  const owner = await browserOf('owner');
  await owner.goto(`/clients/${id}`);
  await owner.getByRole('tab', { name: 'Access' }).click();
  await owner.getByRole('button', { name: 'Reset second factor' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Reset second factor' }).click();
  await expect(owner.getByText('The second factor was reset')).toBeVisible();
  await expect(colleague.getByRole('dialog', { name: 'Session expired' })).toBeVisible();

  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/auth/login');
});

test('booking money long after signing in asks for a proof, and nothing typed is lost', async ({ browserOf }) => {
  const { email, id } = await newJoan({ role: 'manager', rights: { accounting: true } });
  const client = await newJoan();
  const page = await browserOf(email);
  await openClient(page, client.email);
  await page.getByRole('button', { name: 'Record remittance' }).click();
  const booking = page.getByRole('dialog', { name: 'Record remittance' });
  await booking.getByLabel('Amount').fill('12 345');
  await booking.getByLabel('Reason').fill('Bank statement');
  await db.updateTable('sign_in').set({ proved_at: null }).where('account_id', '=', id).execute();
  await booking.getByRole('button', { name: /^Record / }).click();

  const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(booking.getByLabel('Reason')).toHaveValue('Bank statement');
  await booking.getByRole('button', { name: /^Record / }).click();
  await question.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await expect(booking).toBeHidden();
  const entries = db.selectFrom('ledger_entry').select('amount').where('account_id', '=', client.id);
  expect(await entries.execute()).toEqual([{ amount: 12_345 }]);
});

test('staff without a factor add it by a mailed link and their password, and are signed in', async ({ page }) => {
  const { email, id } = await newJoan({ role: 'manager' });
  // Sign-ins that follow the rule of the company would change those of other journeys; only its mail asks for the link.
  const link = await db.transaction().execute((tx) => insertLink(tx, id, 'enrol-factor', linkLife['enrol-factor']));
  await page.goto(`/auth/second-factor?token=${link.text}`);
  await page.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  const secret = (await page.getByRole('main').locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code from your authenticator app').fill(appCode(secret, 30));
  await page.keyboard.press('Enter');
  await keepCodes(page);
  await expect(page).not.toHaveURL(/auth/);
  await startAgain(page, email);
});
