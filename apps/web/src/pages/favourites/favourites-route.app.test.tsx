import { favouritesCalls } from '@seri/contract/stock/favourites.calls';
import { favouriteGroups } from '@seri/domain/catalogue/favourite-groups';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { holdLive, newBrowser, openApp, signIn } from '../../app/app.testkit.tsx';
import { done } from '../../features/identity/session/accounts.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
  signIn(server);
  server.answer(favouritesCalls.list, {
    lots: [],
    groups: favouriteGroups.map((group) => ({ group, count: 0 })),
    pageInfo: { page: 1, pageSize: 20, totalResults: 0, totalSearchResults: 0 },
  });
  server.answer(favouritesCalls.name, ({ body }) => {
    server.answer(favouritesCalls.names, { groups: [body] });
    return done;
  });
});

afterEach(() => expect(server.unanswered).toEqual([]));

const tab = (name: RegExp) => page.getByRole('link', { name });

test('a group is named by keyboard, and its tab says the name', async () => {
  await openApp('/favorites/B');
  await expect.element(tab(/^Group B/)).toBeVisible();
  const button = page.getByRole('button', { name: 'Name group' });
  await button.click();
  const field = page.getByRole('dialog', { name: 'Name group' }).getByLabelText('Name of group B');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(' For Ivan{Enter}');
  await expect.element(tab(/^Group B: For Ivan/)).toBeVisible();
  expect(server.requests(favouritesCalls.name).map(({ body }) => body)).toEqual([{ group: 'B', name: 'For Ivan' }]);
  await expect.element(page.getByRole('button', { name: 'Rename group' })).toHaveFocus();
});

test('a name that was not saved stays in its field', async () => {
  server.refuse(favouritesCalls.name, 'INTERNAL');
  await openApp('/favorites/A');
  await page.getByRole('button', { name: 'Name group' }).click();
  const field = page.getByLabelText('Name of group A');
  await field.fill('Trucks');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect.element(page.getByText('The name was not saved')).toBeVisible();
  await expect.element(field).toHaveValue('Trucks');
});
