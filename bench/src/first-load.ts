import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../tools/src/chromium-options.ts';
import { findChromium } from '../../tools/src/chromium.ts';
import { temporaryFolder } from '../../tools/src/test-server.ts';
import { type Finding, inMilliseconds, median, type Trial } from './trial.ts';

const rounds = 5;
/** What is called slow 4G, and a processor a quarter as fast as this one. */
const line = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const slowdown = 4;

const devices = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

export interface Visit {
  /** When the largest thing on the first screen stood there, in milliseconds. */
  painted: number;
  /** What it was. */
  what: string;
  /** How much of the screen moved after it had been painted. */
  shifted: number;
}

/** Runs in the page, before all else. */
const watching = `
  localStorage.setItem('seri.consent', 'accepted');
  const seen = (window.seen = { painted: 0, what: '', shifted: 0 });
  new PerformanceObserver((list) => {
    for (const { startTime, element, url } of list.getEntries()) {
      seen.painted = startTime;
      seen.what = [element?.tagName, url || element?.textContent.slice(0, 40)].join(' ');
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) seen.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** A first visit to the listing, signed in, with nothing in the cache, on a phone's line and processor. */
export async function firstLoad({ baseUrl }: Trial): Promise<Finding[]> {
  const executablePath = await findChromium(temporaryFolder());
  const browser = await chromium.launch({ ...chromiumLaunchOptions(process.env), executablePath });
  const findings: Finding[] = [];
  try {
    for (const [name, device] of Object.entries(devices)) {
      // The demonstration draws a photo when it is first asked for.
      await visit(browser, baseUrl, device);
      const visits: Visit[] = [];
      for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, baseUrl, device));
      findings.push(...findingsOf(name, visits));
    }
  } finally {
    await browser.close();
  }
  return findings;
}

export async function visit(browser: Browser, baseUrl: string, device: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext(device);
  await context.addInitScript({ content: watching });
  const data = { email: 'client@demo.seri', password: 'seri-demo' };
  await context.request.post(`${baseUrl}/v1/auth`, { data, headers: { origin: baseUrl } });
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(`${baseUrl}/car-auctions`);
  await page.locator('main a[href*="/car-auctions/"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate<Visit>('window.seen');
  await context.close();
  return seen;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

function findingsOf(name: string, visits: readonly Visit[]): Finding[] {
  const painted = visits.map((one) => one.painted);
  return [
    {
      name: `first load on a ${name}, slow 4G and a quarter of the processor: seconds to the largest paint`,
      ratio: median(painted) / 1000,
      atMost: 2.5,
      detail: `${painted.map(inMilliseconds).join(', ')}; ${visits.at(-1)?.what}`,
    },
    {
      name: `first load on a ${name}: how much moved`,
      ratio: median(visits.map(({ shifted }) => shifted)),
      atMost: 0.05,
      detail: visits.map(({ shifted }) => shifted.toFixed(3)).join(', '),
    },
  ];
}
