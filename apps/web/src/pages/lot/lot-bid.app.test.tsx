import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isInSight, serveLongPanel } from '../../features/bidding/panel/long-panel.testkit.ts';
import { serveCars } from '../../features/catalogue/list/lots.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import { holdLive, newBrowser, openApp, phone, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
  signIn(server, { role: 'dealer' });
  serveCars(server, 100);
  serveLongPanel(server);
});

afterEach(() => expect(server.unanswered).toEqual([]));

const amount = () => page.getByRole('textbox', { name: /^Your bid, step/ });
const place = () => page.getByRole('button', { name: /^Place bid/ });

async function panelIsWhole(): Promise<void> {
  await expect.element(page.getByText(/similar lots sold for this or less/).first()).toBeVisible();
  await expect.element(page.getByText('If you win')).toBeInTheDocument();
}

test('the button that places a typed amount is in sight at once, at 1440 × 900', async () => {
  await openApp('/car-auctions/7');
  await amount().fill('655000');
  await panelIsWhole();
  await soon(() => expect(isInSight(place().element())).toBe(true));
  expect(window.scrollY).toBe(0);
});

test('further down the way to the top does not cover it', async () => {
  await openApp('/car-auctions/7');
  await amount().fill('655000');
  await expect.element(page.getByRole('heading', { name: /similar lots/i }).first()).toBeInTheDocument();
  await soon(() => {
    window.scrollTo(0, 600);
    expect(window.scrollY).toBe(600);
  });
  await expect.element(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await soon(() => expect(isInSight(place().element())).toBe(true));
});

test('a field that has the focus is not behind the button', async () => {
  await openApp('/car-auctions/7');
  await amount().fill('655000');
  await panelIsWhole();
  const comment = page.getByRole('textbox', { name: 'Message to the manager' });
  (comment.element() as HTMLElement).focus();
  await userEvent.keyboard('Please');
  await soon(() => expect(isInSight(comment.element())).toBe(true));
});

test('on a phone the sheet shows deadline and auction day, and keeps the button in sight', async () => {
  await openApp('/car-auctions/7#bid', { viewport: phone });
  await amount().fill('655000');
  await expect.element(page.getByRole('dialog').getByText(/^Bidding closes .* JST/)).toBeVisible();
  await expect.element(page.getByRole('dialog').getByText('USS Tokyo · Wed 18 Nov')).toBeVisible();
  await soon(() => expect(isInSight(place().element())).toBe(true));
});
