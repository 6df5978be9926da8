import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { Failure } from '../../../tools/src/output/failure.ts';
import type { FirstPage } from './pages.ts';

/** Slow 4G, and a processor a quarter as fast as this one. */
const line = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const slowdown = 4;
/** At least this many of some twenty inputs are slow enough to be reported. */
const fewest = 5;

export const devices = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

export type Device = keyof typeof devices;

export interface Seen {
  /** The largest contentful paint, in milliseconds. */
  painted: number;
  /** The element of the largest paint. */
  what: string;
  /** The sum of layout shifts from the first paint until the page has loaded. */
  shifted: number;
}

export interface Visit extends Seen {
  /** Milliseconds from each key or touch to its paint; the browser does not report the quickest ones. */
  answered: { name: string; took: number }[];
}

/** Runs in the page before all scripts. */
const watching = `
  localStorage.setItem('seri.consent', 'accepted');
  const seen = (window.seen = { painted: Number.NaN, what: '', shifted: 0 });
  const answered = (window.answered = new Map());
  new PerformanceObserver((list) => {
    for (const { startTime, element, url } of list.getEntries()) {
      seen.painted = startTime;
      seen.what = [element?.tagName, url || element?.textContent.slice(0, 40)].join(' ');
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) seen.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name, target } of list.getEntries()) {
      if (!interactionId || duration <= (answered.get(interactionId)?.took ?? 0)) continue;
      const said = target?.getAttribute?.('aria-label') || target?.labels?.[0]?.textContent || target?.textContent;
      const on = said?.trim().slice(0, 30) || target?.tagName;
      answered.set(interactionId, { name: name + ' on ' + on, took: duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

/** A first visit with an empty cache, followed by typical actions. */
export async function visit(browser: Browser, baseUrl: string, device: Device, first: FirstPage): Promise<Visit> {
  const context = await signedIn(browser, baseUrl, device, first.account);
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(baseUrl + first.path);
    await page.locator(first.readySelector).first().waitFor();
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate<Seen>('({ ...window.seen })');
    await first.act(page, device);
    // Event timings are reported in a later frame than their event.
    await page.waitForTimeout(1_000);
    const answered = await page.evaluate<Visit['answered']>('[...window.answered.values()]');
    checkSeen(first, seen, answered);
    return { ...seen, answered };
  } finally {
    await context.close();
  }
}

/** A browser that reports too little has measured nothing, so the visit fails. */
function checkSeen({ name }: FirstPage, { painted }: Seen, answered: Visit['answered']): void {
  if (Number.isNaN(painted)) throw new Failure(`Of ${name} no largest paint was told.`);
  if (answered.length < fewest) throw new Failure(`Of ${name} only ${answered.length} keys and touches were told.`);
}

export async function signedIn(
  browser: Browser,
  baseUrl: string,
  device: Device,
  who: string | null,
): Promise<BrowserContext> {
  const context = await browser.newContext(devices[device]);
  await context.addInitScript({ content: watching });
  if (who) await signInto(context, baseUrl, who);
  return context;
}

export async function signInto(context: BrowserContext, baseUrl: string, who: string): Promise<void> {
  const data = { email: who, password: 'seri-demo' };
  const answer = await context.request.post(`${baseUrl}/v1/auth`, { data, headers: { origin: baseUrl } });
  if (!answer.ok()) throw new Error(`${who} cannot sign in: ${answer.status()}`);
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
