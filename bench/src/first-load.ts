import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
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

interface Visit {
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

interface FirstPage {
  path: string;
  /** What it is there for. */
  stands: string;
  /** Seconds to the largest paint, and how much may move. */
  atMost: { painted: number; shifted: number };
}

const listing: FirstPage = {
  path: '/car-auctions',
  stands: 'main a[href*="/car-auctions/"]',
  atMost: { painted: 2.5, shifted: 0.05 },
};
const lot = { stands: 'main article img', atMost: { painted: 2, shifted: 0.02 } };

/** First visits to the listing and to a lot, signed in, with nothing in the cache, on a phone's line and processor. */
export async function firstLoad({ baseUrl }: Trial): Promise<Finding[]> {
  const executablePath = await findChromium(temporaryFolder());
  const browser = await chromium.launch({ ...chromiumLaunchOptions(process.env), executablePath });
  const findings: Finding[] = [];
  try {
    const pages = { 'the listing': listing, 'a lot': { ...lot, path: await pathOfLot(browser, baseUrl) } };
    for (const [name, device] of Object.entries(devices)) {
      for (const [what, page] of Object.entries(pages)) {
        // The demonstration draws a photo when it is first asked for.
        await visit(browser, baseUrl, device, page);
        const visits: Visit[] = [];
        for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, baseUrl, device, page));
        findings.push(...findingsOf(`${what} on a ${name}`, page, visits));
      }
    }
  } finally {
    await browser.close();
  }
  return findings;
}

/** The first lot of the listing. */
async function pathOfLot(browser: Browser, baseUrl: string): Promise<string> {
  const context = await signedIn(browser, baseUrl, devices.desktop);
  const page = await context.newPage();
  await page.goto(baseUrl + listing.path);
  const path = await page.locator(listing.stands).first().getAttribute('href');
  await context.close();
  if (!path) throw new Error('The listing leads to no lot.');
  return path;
}

async function visit(
  browser: Browser,
  baseUrl: string,
  device: BrowserContextOptions,
  { path, stands }: FirstPage,
): Promise<Visit> {
  const context = await signedIn(browser, baseUrl, device);
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(baseUrl + path);
  await page.locator(stands).first().waitFor();
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate<Visit>('window.seen');
  await context.close();
  return seen;
}

async function signedIn(browser: Browser, baseUrl: string, device: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(device);
  await context.addInitScript({ content: watching });
  const data = { email: 'client@demo.seri', password: 'seri-demo' };
  await context.request.post(`${baseUrl}/v1/auth`, { data, headers: { origin: baseUrl } });
  return context;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

function findingsOf(name: string, { atMost }: FirstPage, visits: readonly Visit[]): Finding[] {
  const painted = visits.map((one) => one.painted);
  return [
    {
      name: `first load of ${name}, slow 4G and a quarter of the processor: seconds to the largest paint`,
      ratio: median(painted) / 1000,
      atMost: atMost.painted,
      detail: `${painted.map(inMilliseconds).join(', ')}; ${visits.at(-1)?.what}`,
    },
    {
      name: `first load of ${name}: how much moved`,
      ratio: median(visits.map(({ shifted }) => shifted)),
      atMost: atMost.shifted,
      detail: visits.map(({ shifted }) => shifted.toFixed(3)).join(', '),
    },
  ];
}
