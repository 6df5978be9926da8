import { type Browser, chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../../tools/src/chromium/chromium-options.ts';
import { findChromium } from '../../../tools/src/chromium/chromium.ts';
import { say } from '../../../tools/src/output/steps.ts';
import { temporaryFolder } from '../../../tools/src/postgres/test-server.ts';
import { markdownTable } from '../markdown.ts';
import { type BenchFinding, inMilliseconds, median, percentile, type Trial } from '../trial.ts';
import { type Opinion, withLighthouse } from './lighthouse.ts';
import { type FirstPage, firstPages } from './pages.ts';
import { type Device, devices, type Visit, visit } from './visit.ts';

const rounds = 3;

interface VisitRow {
  page: FirstPage;
  device: Device;
  visits: Visit[];
  /** One run each: it varies less and takes longer. */
  opinion?: Opinion;
}

/**
 * First visits to four pages with a phone's network and processor, the delay of inputs there, and Lighthouse's
 * figures.
 */
export async function visitPages({ baseUrl }: Trial): Promise<BenchFinding[]> {
  const executablePath = await findChromium(temporaryFolder());
  const browser = await chromium.launch({ ...chromiumLaunchOptions(process.env), executablePath });
  const rows: VisitRow[] = [];
  try {
    for (const page of await firstPages(browser, baseUrl)) {
      for (const device of Object.keys(devices) as Device[]) {
        rows.push({ page, device, visits: await visitOften(browser, baseUrl, device, page) });
      }
    }
  } finally {
    await browser.close();
  }
  await withLighthouse(executablePath, async (opinionOf) => {
    for (const row of rows) row.opinion = await opinionOf(baseUrl, row.device, row.page);
  });
  for (const tableLine of tableOf(rows)) say(tableLine);
  return rows.flatMap(findingsOf);
}

async function visitOften(browser: Browser, baseUrl: string, device: Device, page: FirstPage): Promise<Visit[]> {
  // The demonstration draws a photo at its first request, so the first visit is not measured.
  await visit(browser, baseUrl, device, page);
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, baseUrl, device, page));
  return visits;
}

/** With so few inputs the slowest one is INP. */
const slowest = ({ answered }: Visit) =>
  answered.toSorted((a, b) => b.took - a.took)[0] ?? { name: 'none', took: Number.NaN };

function tableOf(rows: readonly VisitRow[]): string[] {
  const own = ['page', 'LCP', 'CLS', 'INP', 'INP, 3 of 4'];
  const others = ['Lighthouse: score', 'LCP', 'TBT', 'CLS', 'script, KB', 'all, KB'];
  return markdownTable(
    [...own, ...others],
    rows.map(({ page, device, visits, opinion }) => {
      const { atMost } = page;
      const took = visits.flatMap(({ answered }) => answered.map((one) => one.took));
      const of = (read: (visit: Visit) => number) => median(visits.map(read));
      return [
        `${page.name}, ${device}`,
        `${(of(({ painted }) => painted) / 1000).toFixed(2)} of ${atMost.painted} s`,
        `${of(({ shifted }) => shifted).toFixed(3)} of ${atMost.shifted}`,
        `${of((one) => slowest(one).took)} of ${atMost.answered} ms`,
        `${percentile(took, 0.75)} ms`,
        ...cellsOf(opinion),
      ];
    }),
  );
}

function cellsOf(opinion: Opinion | undefined): string[] {
  if (!opinion) return [];
  const { score, painted, blocked, shifted, script, all } = opinion;
  return [
    String(score),
    `${(painted / 1000).toFixed(2)} s`,
    `${blocked.toFixed(0)} ms`,
    shifted.toFixed(3),
    script.toFixed(0),
    all.toFixed(0),
  ];
}

function findingsOf({ page: { name, atMost }, device, visits }: VisitRow): BenchFinding[] {
  const where = `${name} on a ${device}, slow 4G and a quarter of the processor`;
  const painted = visits.map((one) => one.painted);
  const answers = visits.map(slowest);
  return [
    {
      name: `first load of ${where}: seconds to the largest paint`,
      ratio: median(painted) / 1000,
      atMost: atMost.painted,
      detail: `${painted.map(inMilliseconds).join(', ')}; ${visits.at(-1)?.what}`,
    },
    {
      name: `first load of ${where}: how much moved`,
      ratio: median(visits.map(({ shifted }) => shifted)),
      atMost: atMost.shifted,
      detail: visits.map(({ shifted }) => shifted.toFixed(3)).join(', '),
    },
    {
      name: `${where}: the slowest answer to a key or a touch, against ${atMost.answered} ms`,
      ratio: median(answers.map(({ took }) => took)) / atMost.answered,
      atMost: 1,
      detail: answers.map((one) => `${one.took} ms (${one.name})`).join(', '),
    },
  ];
}
