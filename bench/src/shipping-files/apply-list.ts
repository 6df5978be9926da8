import { join } from 'node:path';
import { query } from '../../../tools/src/postgres/database-url.ts';
import type { DatabaseAddresses } from '../../../tools/src/postgres/database-roles.ts';
import { messageOf, startHelper } from '../helper.ts';
import { type BenchFinding, inMilliseconds, percentile } from '../trial.ts';
import type { ListToApply } from './applying.child.ts';
import type { BidsPlaced, BidsToPlace } from './bidding.child.ts';

const leastRows = 300;
const bidsPerSecond = 50;

/** Has the list that was read last applied by a process as the worker is, while another one takes bids. */
export async function applyList({ databaseUrl }: DatabaseAddresses): Promise<BenchFinding> {
  const { fileId, chosen } = await orderLast(databaseUrl);
  const bidding = startHelper(join(import.meta.dirname, 'bidding.child.ts'));
  const begins = messageOf(bidding);
  bidding.send({ databaseUrl, perSecond: bidsPerSecond } satisfies BidsToPlace);
  await begins;
  const took = await askApplier({ databaseUrl, fileId });
  const bids = messageOf<BidsPlaced>(bidding);
  bidding.send('stop');
  const { tookEach, refused } = await bids;
  bidding.kill();
  const perSecond = (chosen / took) * 1_000;
  const inTime = (tookEach.length / took) * 1_000;
  return {
    name: `rows that a list is applied with in a second, against ${leastRows}`,
    ratio: perSecond / leastRows,
    atLeast: 1,
    detail: `${chosen} rows in ${inMilliseconds(took)}: ${perSecond.toFixed(0)} a second, beside ${inTime.toFixed(0)} bids a second, of which the slowest hundredth took ${inMilliseconds(percentile(tookEach, 0.99))}; ${refused} bids were refused; ${await outcomesOf(databaseUrl, fileId)}`,
  };
}

async function orderLast(url: string): Promise<{ fileId: number; chosen: number }> {
  const [row] = await query(
    url,
    `UPDATE shipping_file SET state = 'applying', is_confirmed = true, applied_by = sent_by, applied_at = now()
     WHERE id = (SELECT max(id) FROM shipping_file)
     RETURNING id, (SELECT count(*) FROM shipping_row WHERE file_id = shipping_file.id AND is_chosen) AS chosen`,
  );
  return { fileId: Number(row?.['id']), chosen: Number(row?.['chosen']) };
}

async function askApplier(list: ListToApply): Promise<number> {
  const applier = startHelper(join(import.meta.dirname, 'applying.child.ts'));
  const took = messageOf<number>(applier);
  applier.send(list);
  const answer = await took;
  applier.kill();
  return answer;
}

async function outcomesOf(url: string, fileId: number): Promise<string> {
  const rows = await query(
    url,
    `SELECT concat_ws(' ', outcome, code) AS outcome, count(*) FROM shipping_row WHERE file_id = ${fileId} AND is_chosen GROUP BY 1 ORDER BY 2 DESC`,
  );
  return rows.map(({ outcome, count }) => `${String(count)} ${String(outcome)}`).join(', ');
}
