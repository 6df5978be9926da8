import type { RoleName } from '@seri/domain/people/roles';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { BidsCall } from '../../features/bids/list/bids.ts';
import { serveBids } from '../../features/bids/list/bids.testkit.ts';
import { longBids } from '../../features/bids/list/long-bids.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import { hiddenParts } from '../../lib/lists/hidden-parts.testkit.ts';
import { holdLive, newBrowser, openApp, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
});

afterEach(() => expect(server.unanswered).toEqual([]));

const widths = [375, 390, 768, 1024, 1280, 1366, 1440, 1920];
const columns = ['start', 'bid', 'adjustment', 'status', 'sold'];
const moneyAndState = {
  within: columns.map((column) => `td[data-column="${column}"] :not(small)`).join(),
  texts: /\d[\d\s]*¥/,
};
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-bid-id]')];

/** The longest words are Russian. */
const lists: readonly [address: string, call: BidsCall, role: RoleName][] = [
  ['/bids', 'mine', 'client'],
  ['/dealer-bids', 'dealer', 'dealer'],
  ['/archive-bids', 'archive', 'dealer'],
];

test.each(lists)('money and states are never cut: %s', { timeout: 120_000 }, async (address, call, role) => {
  signIn(server, { role, language: 'ru' });
  serveBids(server, call, longBids());
  await openApp(address, { language: 'ru' });
  await soon(() => expect(rows().length).toBeGreaterThan(0));
  for (const width of widths) {
    await page.viewport(width, 900);
    await soon(() => expect(rows().length).toBeGreaterThan(0));
    await soon(() => expect(hiddenParts(rows(), moneyAndState).slice(0, 5), `at ${width} px`).toEqual([]));
  }
});
