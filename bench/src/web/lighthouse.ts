import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../../tools/src/chromium/chromium-options.ts';
import { anyFreePort } from '../../../tools/src/processes/free-port.ts';
import { temporaryFolder } from '../../../tools/src/postgres/test-server.ts';
import { importRival } from '../catalogue/rival.ts';
import type { FirstPage } from './pages.ts';
import { type Device, devices, signInto } from './visit.ts';

/** Lighthouse's figures for a first visit, with its own model of slow 4G and of a processor a quarter as fast. */
export interface Opinion {
  /** Out of 100. */
  score: number;
  /** Milliseconds to the largest paint, and of long tasks that blocked the page. */
  painted: number;
  blocked: number;
  shifted: number;
  /** Kilobytes transferred. */
  script: number;
  all: number;
}

/** The part of its types that is used here. */
interface Lighthouse {
  default: (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;
}

interface Report {
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number; details?: { items?: readonly Item[] } }>;
  runtimeError?: { message: string };
}

interface Item {
  resourceType?: string;
  transferSize?: number;
}

/** A browser of its own with a debugging port. */
export async function withLighthouse<Answer>(
  executablePath: string,
  work: (opinionOf: (baseUrl: string, device: Device, page: FirstPage) => Promise<Opinion>) => Promise<Answer>,
): Promise<Answer> {
  const { default: lighthouse } = await importRival<Lighthouse>('lighthouse');
  const port = await anyFreePort();
  const { args, ...options } = chromiumLaunchOptions(process.env);
  const folder = mkdtempSync(join(temporaryFolder(), 'profile-'));
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    return await work(async (baseUrl, device, page) => {
      await enter(context, baseUrl, page.account);
      const result = await lighthouse(baseUrl + page.path, { ...flagsOf(device), port });
      if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message}`);
      return opinionOf(result.lhr);
    });
  } finally {
    await context.close();
  }
}

/** Signs in anew, because cookies and storage survive visits. */
async function enter(context: BrowserContext, baseUrl: string, who: string | null): Promise<void> {
  await context.clearCookies();
  if (who) await signInto(context, baseUrl, who);
  const page = await context.newPage();
  await page.goto(`${baseUrl}/favicon.svg`);
  await page.evaluate("localStorage.setItem('seri.consent', 'accepted')");
  await page.close();
}

function flagsOf(device: Device): object {
  const { viewport } = devices[device];
  const isMobile = device === 'phone';
  return {
    logLevel: 'error',
    onlyCategories: ['performance'],
    formFactor: isMobile ? 'mobile' : 'desktop',
    screenEmulation: { mobile: isMobile, ...viewport, deviceScaleFactor: isMobile ? 2 : 1, disabled: false },
  };
}

function opinionOf({ categories, audits }: Report): Opinion {
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  return {
    score: Math.round((categories.performance.score ?? Number.NaN) * 100),
    painted: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    shifted: figure('cumulative-layout-shift'),
    script: weigh(requests.filter(({ resourceType }) => resourceType === 'Script')),
    all: weigh(requests),
  };
}

const weigh = (items: readonly Item[]) => items.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1_000;
