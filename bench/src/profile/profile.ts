import { setTimeout as pause } from 'node:timers/promises';
import { query } from '../../../tools/src/postgres/database-url.ts';
import { say } from '../../../tools/src/output/steps.ts';
import { admitBidders, futureLots } from '../bidding/admit-bidders.ts';
import { type Asker, startAsker } from '../bidding/asker.ts';
import { markdownTable } from '../markdown.ts';
import { metricOf } from '../memory.ts';
import { ask, type BenchFinding, inMilliseconds, percentile, type Trial } from '../trial.ts';
import { largestChunks } from './chunks.ts';

const longest = { bidding: 50, listing: 50 };
const readers = 8;
const bidders = 32;
const milliseconds = 10_000;
const shown = 8;
/** The sampling interval of Node's event loop monitor, in milliseconds; delays up to it are measurement noise. */
const precision = 10;

/** Profiles the server while people bid and read, and the size of the scripts that a browser loads. */
export async function profile(trial: Trial): Promise<BenchFinding[]> {
  await query(trial.databaseUrl, 'CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  const people = await admitBidders(trial, 'profiled', 500);
  const asker = startAsker(trial, people, await futureLots(trial));
  try {
    const bidding = await watch(trial, 'bidding', () => bid(asker));
    const reading = await watch(trial, 'listing', () =>
      read(
        trial,
        people.map(({ cookie }) => cookie),
      ),
    );
    say('The largest chunks of the web app:');
    for (const line of markdownTable(['chunk', 'KB gz', 'KB'], largestChunks(shown))) say(line);
    return [bidding, reading];
  } finally {
    asker.stop();
  }
}

/** Reports the heaviest statements and the longest event loop delays during the work. */
async function watch(trial: Trial, what: keyof typeof longest, work: () => Promise<string>): Promise<BenchFinding> {
  await query(trial.databaseUrl, 'SELECT pg_stat_statements_reset()');
  // Reading the metric resets it.
  await metricOf(trial, 'nodejs_eventloop_lag_max_seconds');
  const done = await work();
  const [max = 0, p99 = 0] = await lagsOf(trial);
  say(`The heaviest statements of ${what} (${done}):`);
  const head = ['statement', 'calls', 'mean', 'longest', 'of all'];
  for (const line of markdownTable(head, await heaviest(trial))) say(line);
  return {
    name: `the longest turn of the server's event loop meanwhile (${what}), against ${longest[what]} ms`,
    ratio: max / longest[what],
    atMost: 1,
    detail: `${done}; longest ${inMilliseconds(max)}, p99 ${inMilliseconds(p99)}`,
  };
}

async function lagsOf({ baseUrl }: Trial): Promise<number[]> {
  const text = await (await fetch(`${baseUrl}/metrics`)).text();
  return ['max', 'p99'].map((name) => {
    const seconds = Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, 'm').exec(text)?.[1]);
    return Math.max(0, seconds * 1_000 - precision);
  });
}

async function heaviest({ databaseUrl }: Trial): Promise<string[][]> {
  const rows = await query(
    databaseUrl,
    `SELECT query, calls::float8, mean_exec_time, max_exec_time,
       (100 * total_exec_time / sum(total_exec_time) OVER ())::float8 AS part
     FROM pg_stat_statements JOIN pg_database ON pg_database.oid = dbid AND datname = current_database()
     ORDER BY total_exec_time DESC LIMIT ${shown}`,
  );
  return rows.map(({ query: text, calls, mean_exec_time, max_exec_time, part }) => [
    `\`${shorten(String(text))}\``,
    String(calls),
    inMilliseconds(Number(mean_exec_time)),
    inMilliseconds(Number(max_exec_time)),
    `${Number(part).toFixed(0)} %`,
  ]);
}

/** The start of a statement, long enough to recognise it in a table. */
function shorten(text: string): string {
  const line = text
    .replaceAll(/\/\*.*?\*\//g, '')
    .replaceAll(/[`"]/g, '')
    .replaceAll('|', '¦');
  return line.replaceAll(/\s+/g, ' ').trim().slice(0, 110);
}

async function bid(asker: Asker): Promise<string> {
  const { took } = await asker.bid({ clients: bidders, milliseconds, choice: 'any' });
  return `${took.length} bids by ${bidders} who wait, p95 ${inMilliseconds(percentile([...took], 0.95))}`;
}

const pages = [
  '/car-auction/listing',
  '/car-auction/listing?page=20',
  '/car-auction/filters',
  '/site/auction-list?type=car-auction',
];

async function read(trial: Trial, cookies: readonly string[]): Promise<string> {
  const took: number[] = [];
  const end = performance.now() + milliseconds;
  const reader = async (own: number) => {
    for (let turn = own; performance.now() < end; turn += 1) {
      const start = performance.now();
      const cookie = cookies[(turn * readers + own) % cookies.length] ?? '';
      const response = await ask(trial, pages[turn % pages.length] ?? '', { cookie });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${pages[turn % pages.length]} answers ${response.status}`);
      took.push(performance.now() - start);
      await pause(1);
    }
  };
  await Promise.all(Array.from({ length: readers }, (_, own) => reader(own)));
  return `${took.length} pages, filters and schedules by ${readers} who wait, p95 ${inMilliseconds(percentile(took, 0.95))}`;
}
