import { clientsCalls } from '@seri/contract/people/clients.calls';
import { roleIds } from '@seri/domain/people/roles';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clientRow, managersFlags, roleFlags, serveClients } from '../../features/clients/list/clients.testkit.ts';
import { serveProfilePage } from '../../features/identity/session/accounts.testkit.ts';
import { type FakeServer, refusal } from '../../lib/calls/fake-server.testkit.ts';
import { expectAddress, holdLive, newBrowser, openApp, phone, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
  signIn(server, { role: 'manager', isOwner: true });
  serveClients(server, [clientRow(1001)]);
  server.answer(clientsCalls.roles, { roles: allRoles() });
});

afterEach(() => expect(server.unanswered).toEqual([]));

const names = ['client', 'vip', 'dealer', 'guest', 'restricted', 'troublesome'] as const;
const allRoles = (change: Partial<ReturnType<typeof roleFlags>> = {}) => names.map((name) => roleFlags(name, change));
const cell = (flag: string, role: string) => page.getByRole('checkbox', { name: `${flag}, ${role}` });
const choice = () => page.getByRole('combobox', { name: 'Access level' });

test('the page of the levels is not for a client', async () => {
  signIn(server, { role: 'troublesome' });
  serveProfilePage(server, []);
  await openApp('/roles');
  await expectAddress('/profile');
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('flags of staff work stand fixed for who is no owner', async () => {
  signIn(server, { role: 'manager' });
  server.answer(clientsCalls.roles, { roles: allRoles({ can: { flags: managersFlags } }) });
  await openApp('/roles');
  await expect.element(cell('Download photos', 'Dealer')).toBeEnabled();
  expect(cell('Change bid statuses', 'Dealer').elements()).toHaveLength(0);
  const fixed = page.getByRole('row', { name: /^Change bid statuses/ }).getByRole('cell');
  expect(fixed.elements().map(({ textContent }) => textContent)).toEqual(names.map(() => 'off'));
  await expect.element(page.getByText(/Staff work · Only an owner changes these\./)).toBeVisible();
});

test('an owner changes flags of staff work too', async () => {
  await openApp('/roles');
  await expect.element(cell('Change bid statuses', 'Dealer')).toBeEnabled();
});

test('flags that a colleague changed of a role are kept; changes of other roles are saved', async () => {
  await openApp('/roles');
  const mine = cell('Download photos', 'Troublesome');
  const other = cell('Enter sold prices', 'Dealer');
  await mine.click();
  await other.click();
  server.answer(clientsCalls.roles, {
    roles: names.map((name) => {
      if (name === 'troublesome') return roleFlags(name, { version: 2, overrides: { shareCar: true } });
      if (name === 'dealer') return roleFlags(name, { version: 2, overrides: { bidManageSoldPrice: true } });
      return roleFlags(name);
    }),
  });
  server.answer(clientsCalls.setRoleFlags, ({ body }) =>
    body.roleId === roleIds.troublesome ? refusal('STATE_CHANGED') : { success: true as const },
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/changed this level in the meantime: Troublesome/);
  await expect.element(page.getByRole('status').filter({ hasText: 'All saved' })).toBeVisible();
  await expect.element(mine).not.toBeChecked();
  await expect.element(cell('Share a lot', 'Troublesome')).toBeChecked();
  await expect.element(other).toBeChecked();
  expect(server.requests(clientsCalls.setRoleFlags).map(({ body }) => [body.roleId, body.version])).toEqual(
    expect.arrayContaining([
      [roleIds.troublesome, 1],
      [roleIds.dealer, 1],
    ]),
  );

  await other.click();
  server.answer(clientsCalls.setRoleFlags, { success: true });
  server.answer(clientsCalls.roles, { roles: allRoles() });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(/Permissions saved/)).toBeVisible();
  await expect.element(other).toHaveAccessibleDescription('');
});

test('on a phone one role at a time; leaving with changes asks', async () => {
  await openApp('/roles', { viewport: phone });
  await userEvent.selectOptions(choice(), 'Troublesome');
  await expectAddress('/roles?role=1065');
  const flag = page.getByRole('checkbox', { name: 'Share a lot' });
  await flag.click();
  await expect.element(flag).toBeChecked();
  await userEvent.selectOptions(choice(), 'VIP');
  await page.getByRole('link', { name: 'Back to clients' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await userEvent.selectOptions(choice(), 'Troublesome · 1 change');
  await expect.element(flag).toBeChecked();
  await page.getByRole('button', { name: 'Undo all' }).click();
  await expect.element(flag).not.toBeChecked();
  await page.getByRole('link', { name: 'Back to clients' }).click();
  await expectAddress('/clients');
});
