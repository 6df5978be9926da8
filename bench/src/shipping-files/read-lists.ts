import { join } from 'node:path';
import { openBlobs } from '../../../apps/api/src/platform/blobs/blobs.ts';
import { say } from '../../../tools/src/output/steps.ts';
import { query } from '../../../tools/src/postgres/database-url.ts';
import type { DatabaseAddresses } from '../../../tools/src/postgres/database-roles.ts';
import { messageOf, startHelper } from '../helper.ts';
import { type BenchFinding, inMilliseconds, median, type Trial } from '../trial.ts';
import { longestList } from './longest-list.ts';
import type { ListsToRead, ReadingCosts } from './reading.child.ts';

const times = 10;
const mostMilliseconds = 3_000;
const mostMegabytes = 3;

/** Has the longest list read ten times by a process as the worker is, each time with other numbers. */
export async function readLists(
  { dataDir }: Trial,
  { databaseUrl }: DatabaseAddresses,
  scale: number,
): Promise<BenchFinding[]> {
  const { rows, counts, file } = await longestList(databaseUrl, scale);
  const files: ListsToRead['files'][number][] = [];
  for (let turn = 0; turn < times; turn += 1) {
    files.push(await keep(dataDir, databaseUrl, await file(turn)));
  }
  const costs = await askReader({ databaseUrl, dataDir, files });
  say(await matchesOf(databaseUrl, files.at(-1)?.id ?? 0));
  const of = (part: keyof ReadingCosts) => median(costs.map((cost) => cost[part]));
  const growth = slopeOf(costs.slice(2).map(({ bytes }) => bytes / 2 ** 20));
  const parts = (['sheets', 'rows', 'preview'] as const).map((part) => `${part} ${inMilliseconds(of(part))}`);
  return [
    {
      name: `the reading of a list of ${rows} rows up to its preview, against ${mostMilliseconds} ms`,
      ratio: of('whole') / mostMilliseconds,
      atMost: 1,
      detail: `read ${times} times; median ${inMilliseconds(of('whole'))}, of which ${parts.join(', ')}; ${counts.exact} rows name their car, ${counts.near} nearly`,
    },
    {
      name: `megabytes that the reader grows by with each list, against ${mostMegabytes}`,
      ratio: growth / mostMegabytes,
      atMost: 1,
      detail: `${growth.toFixed(1)} of the last eight; after each ${costs.map(({ bytes }) => (bytes / 2 ** 20).toFixed(0)).join(', ')}`,
    },
  ];
}

async function keep(dataDir: string, databaseUrl: string, bytes: Uint8Array) {
  const blobKey = `shipping-files/bench-${crypto.randomUUID()}`;
  await openBlobs({ dataDir }).put(blobKey, bytes);
  const [row] = await query(
    databaseUrl,
    `INSERT INTO shipping_file (name, sha256, bytes, blob_key, sent_by)
     SELECT 'bench.xlsx', '${blobKey}', ${bytes.length}, '${blobKey}', id FROM account WHERE email = 'manager@bench.seri' RETURNING id`,
  );
  return { id: Number(row?.['id']), blobKey };
}

async function askReader(lists: ListsToRead): Promise<ReadingCosts[]> {
  const reader = startHelper(join(import.meta.dirname, 'reading.child.ts'));
  const answer = messageOf<ReadingCosts[]>(reader);
  reader.send(lists);
  const costs = await answer;
  reader.kill();
  return costs;
}

async function matchesOf(url: string, fileId: number): Promise<string> {
  const rows = await query(
    url,
    `SELECT match, count(*) FROM shipping_row WHERE file_id = ${fileId} GROUP BY match ORDER BY 2 DESC`,
  );
  return rows.map(({ match, count }) => `${String(count)} × ${String(match)}`).join(', ');
}

/** The slope of the straight line of least squares through the figures. */
function slopeOf(figures: readonly number[]): number {
  const middle = (figures.length - 1) / 2;
  const spread = figures.reduce((sum, _, place) => sum + (place - middle) ** 2, 0);
  return figures.reduce((sum, figure, place) => sum + (place - middle) * figure, 0) / spread;
}
