import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isInSight, serveLongPanel } from '../../features/bidding/panel/long-panel.testkit.ts';
import { serveCars } from '../../features/catalogue/list/lots.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import { holdLive, newBrowser, openApp, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
  signIn(server, { role: 'dealer' });
  serveCars(server, 100);
  serveLongPanel(server);
});

afterEach(() => expect(server.unanswered).toEqual([]));

test('beside the bid panel filters and averages stay, and a typed amount can be placed without scrolling', async () => {
  await openApp('/car-auctions');
  await page.getByRole('button', { name: 'Bid on lot 20003' }).click();
  const amount = page.getByRole('textbox', { name: /^Your bid, step/ });
  await expect.element(amount).toHaveFocus();
  await userEvent.keyboard('655000');
  await expect.element(page.getByText('USS Tokyo · Wed 18 Nov')).toBeVisible();
  await expect.element(page.getByText(/^Bidding closes .* JST/)).toBeVisible();
  await expect.element(page.getByText(/similar lots sold for this or less/)).toBeVisible();
  const place = page.getByRole('button', { name: /^Place bid/ }).element();
  await soon(() => expect(isInSight(place)).toBe(true));
  for (const head of ['Average', 'My bid']) {
    await soon(() => expect(isInSight(page.getByRole('columnheader', { name: head }).element())).toBe(true));
  }
  await expect.element(page.getByRole('searchbox').first()).toBeVisible();
});
