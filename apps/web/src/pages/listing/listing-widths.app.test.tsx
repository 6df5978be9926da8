import type { Language } from '@seri/domain/common/languages';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { longBikes, longCars, longLots, longMachines } from '../../features/catalogue/list/long-lots.testkit.ts';
import { serveLists } from '../../features/catalogue/list/lots.testkit.ts';
import { chooseDensity, chooseView, type densities, type View } from '../../features/catalogue/list/views.ts';
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

interface Look {
  widths: readonly number[];
  view: View;
  density?: (typeof densities)[number];
}

const desktop = [1280, 1366, 1440, 1920];
const looks: readonly Look[] = [
  { widths: [375, 390, 768, 1024, ...desktop], view: 'cards' },
  { widths: [375, 390, 768, 1024, ...desktop], view: 'column' },
  { widths: desktop, view: 'table' },
  { widths: desktop, view: 'table', density: 'tight' },
  { widths: desktop, view: 'table', density: 'roomy' },
];
const columns = ['start', 'average', 'sold', 'fixed', 'price', 'status', 'bid'];
const moneyAndState = {
  within: columns.map((column) => `td[data-column="${column}"]`).join(),
  texts: /\d[\d\s]*¥|LHD|левый руль|few sales: \d|мало продаж: \d/i,
};

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-lot-id]')];

async function expectAllInSight(what: string): Promise<void> {
  await soon(() => expect(hiddenParts(rows(), moneyAndState).slice(0, 5), what).toEqual([]));
}

/** The longest words are Russian. Statistics need a date. */
const listings: readonly [address: string, language: Language][] = [
  ['/car-auctions', 'en'],
  ['/car-auctions', 'ru'],
  ['/car-statistics?auctionDateFrom=2026-11-01', 'ru'],
  ['/bike-auctions', 'ru'],
  ['/machinery', 'ru'],
];

for (const [address, language] of listings)
  test(`money, states and steering side are never cut: ${address}, ${language}`, { timeout: 120_000 }, async () => {
    signIn(server, { role: 'dealer', language });
    serveLists(server, { cars: longCars(), bikes: longBikes(), machines: longMachines() });
    await openApp(address, { language });
    await soon(() => expect(rows()).toHaveLength(longLots));
    for (const { widths, view, density = 'normal' } of looks) {
      chooseView(view);
      chooseDensity(density);
      for (const width of widths) {
        // Statistics have a price more: beside large photos their table scrolls, and no column stays over others.
        if (density === 'roomy' && width === 1280 && address.startsWith('/car-statistics')) continue;
        await page.viewport(width, 900);
        await expectAllInSight(`${view}, ${density} rows, at ${width} px`);
      }
    }
  });
