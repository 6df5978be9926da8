import { chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../tools/src/chromium-options.ts';
import { findChromium } from '../../tools/src/chromium.ts';
import { temporaryFolder } from '../../tools/src/test-server.ts';
import { type Finding, inMilliseconds, percentile, type Trial } from './trial.ts';

const longest = 50;
/** A hand that turns the wheel fast: some six screens of a desktop a second. */
const wheel = { turns: 400, pixels: 120, pause: 16 };

/** Runs in the page: how long each frame stood. */
const watching = `
  window.stood = [];
  let last = performance.now();
  requestAnimationFrame(function next(now) {
    window.stood.push(now - last);
    last = now;
    requestAnimationFrame(next);
  });
`;

/** A manager's desk of a day, scrolled down through pages that come meanwhile, and up again. */
export async function scrollBids({ baseUrl }: Trial, day: string, bids: number): Promise<Finding[]> {
  const executablePath = await findChromium(temporaryFolder());
  const browser = await chromium.launch({ ...chromiumLaunchOptions(process.env), executablePath });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript("localStorage.setItem('seri.consent', 'accepted')");
    const data = { email: 'manager@demo.seri', password: 'seri-demo' };
    await context.request.post(`${baseUrl}/v1/auth`, { data, headers: { origin: baseUrl } });
    const plain = await framesOfPlainPage(await context.newPage(), bids);
    const page = await context.newPage();
    await page.goto(`${baseUrl}/bid-manager?manager=all&auctionDate=${day}&pageSize=70`);
    await page.locator('[data-bid-id]').nth(20).waitFor();
    await page.waitForLoadState('networkidle');
    const frames = await framesWhileScrolling(page);
    const seen = await page.evaluate<number>('Math.round(scrollY)');
    return [
      {
        name: `the longest frame while ${bids} bids are scrolled through, against ${longest} ms`,
        ratio: Math.max(...frames) / longest,
        atMost: 1,
        detail: `${frames.length} frames; median ${inMilliseconds(percentile(frames, 0.5))}, p95 ${inMilliseconds(percentile(frames, 0.95))}, p99 ${inMilliseconds(percentile(frames, 0.99))}, longest ${inMilliseconds(Math.max(...frames))}; of as many plain lines p99 ${inMilliseconds(percentile(plain, 0.99))}, longest ${inMilliseconds(Math.max(...plain))}, a ratio of ${(Math.max(...frames) / Math.max(...plain)).toFixed(1)}; ends ${seen} px down`,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** What this machine does at this hour with a page that has nothing to do. */
async function framesOfPlainPage(page: Page, lines: number): Promise<number[]> {
  await page.setContent(`<style>p { height: 32px; margin: 0; }</style>${'<p>A plain line</p>'.repeat(lines)}`);
  const frames = await framesWhileScrolling(page);
  await page.close();
  return frames;
}

async function framesWhileScrolling(page: Page): Promise<number[]> {
  await page.mouse.move(720, 500);
  await page.evaluate(watching);
  for (const way of [1, -0.5]) {
    for (let turn = 0; turn < wheel.turns; turn += 1) {
      await page.mouse.wheel(0, wheel.pixels * way);
      await page.waitForTimeout(wheel.pause);
    }
  }
  return page.evaluate<number[]>('window.stood');
}
