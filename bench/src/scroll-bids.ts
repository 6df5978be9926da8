import { type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../tools/src/chromium/chromium-options.ts';
import { findChromium } from '../../tools/src/chromium/chromium.ts';
import { temporaryFolder } from '../../tools/src/postgres/test-server.ts';
import { givingWay } from './give-way.ts';
import { type BenchFinding, inMilliseconds, percentile, type Trial } from './trial.ts';

const longest = 50;
/** A fast hand on the wheel: about six desktop screens a second. */
const wheel = { turns: 400, pixels: 120, pause: 16 };

/** Runs in the page and records the length of each frame. */
const watching = `
  window.stood = [];
  let last = performance.now();
  requestAnimationFrame(function next(now) {
    window.stood.push(now - last);
    last = now;
    requestAnimationFrame(next);
  });
`;

/**
 * Scrolls a manager's desk of a day down through pages that load meanwhile, and up again. It runs once with server
 * and database at low priority, as if the browser had a machine of its own, and once with all sharing this one.
 */
export async function scrollBids(trial: Trial, day: string, bids: number): Promise<BenchFinding[]> {
  const executablePath = await findChromium(temporaryFolder());
  const inBrowser = async <T>(work: (context: BrowserContext) => Promise<T>) => {
    const browser = await chromium.launch({ ...chromiumLaunchOptions(process.env), executablePath });
    try {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      return await work(context);
    } finally {
      await browser.close();
    }
  };
  const desk = (context: BrowserContext) => framesOfDesk(context, trial, day);
  const plain = await inBrowser((context) => framesOfPlainPage(context, bids));
  const alone = await givingWay(() => inBrowser(desk));
  const shared = await inBrowser(desk);
  return [
    {
      name: `the longest frame while ${bids} bids are scrolled through, server and database giving way, against ${longest} ms`,
      ratio: Math.max(...alone) / longest,
      atMost: 1,
      detail: [
        `${alone.length} frames; ${spread(alone)}`,
        `sharing the processors with server and database: ${spread(shared)}`,
        `of as many plain lines: ${spread(plain)}`,
      ].join('; '),
    },
  ];
}

function spread(frames: readonly number[]): string {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => inMilliseconds(percentile(frames, part)));
  const slow = frames.filter((frame) => frame > longest).length;
  return `median ${p50}, p95 ${p95}, p99 ${p99}, longest ${inMilliseconds(Math.max(...frames))}, ${slow} over ${longest} ms`;
}

async function framesOfDesk(context: BrowserContext, { baseUrl }: Trial, day: string): Promise<number[]> {
  await context.addInitScript("localStorage.setItem('seri.consent', 'accepted')");
  const data = { email: 'manager@demo.seri', password: 'seri-demo' };
  await context.request.post(`${baseUrl}/v1/auth`, { data, headers: { origin: baseUrl } });
  const page = await context.newPage();
  await page.goto(`${baseUrl}/bid-manager?manager=all&auctionDate=${day}&pageSize=70`);
  await page.locator('[data-bid-id]').nth(20).waitFor();
  await page.waitForLoadState('networkidle');
  const frames = await framesWhileScrolling(page);
  const seen = await page.evaluate<number>('scrollY');
  if (seen < 10_000) throw new Error(`The list was scrolled by ${seen} px only.`);
  return frames;
}

/** The frame times of a static page on this machine, as a baseline. */
async function framesOfPlainPage(context: BrowserContext, lines: number): Promise<number[]> {
  const page = await context.newPage();
  await page.setContent(`<style>p { height: 32px; margin: 0; }</style>${'<p>A plain line</p>'.repeat(lines)}`);
  return framesWhileScrolling(page);
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
