import type { FuzzAnswered, Visitors } from '../product/visitors.ts';
import type { FuzzRequest } from '../requests/fuzz-request.ts';
import type { FuzzFinding } from './judge-answer.ts';
import type { WatchedTables } from './watch-writes.ts';

const rounds = 3;

/**
 * Sends refused requests again while nothing else writes. They are refused again, and then no row of a watched table may
 * be new, changed or gone; if one is, halves of them are sent until the request is found that writes it.
 */
export async function findWrites(
  visitors: Visitors,
  tables: WatchedTables,
  refused: readonly FuzzRequest[],
): Promise<FuzzFinding[]> {
  let requests = refused;
  for (let round = 0; round < rounds && requests.length > 0; round += 1) {
    const { answered, written } = await sendWatched(visitors, tables, requests);
    if (written.length === 0) return [];
    const stillRefused = answered.filter(({ answer }) => answer.status >= 400);
    if (stillRefused.length === requests.length) return findWriter(visitors, tables, answered, written);
    // Another state lets a request in now, which may write.
    requests = stillRefused.map(({ request }) => request);
  }
  return [];
}

async function findWriter(
  visitors: Visitors,
  tables: WatchedTables,
  suspects: readonly FuzzAnswered[],
  written: readonly string[],
): Promise<FuzzFinding[]> {
  const [first] = suspects;
  if (!first) return [];
  const finding = { kind: 'a refusal that writes', ...first, detail: written.join(', ') };
  if (suspects.length === 1) return [finding];
  const middle = suspects.length >> 1;
  for (const half of [suspects.slice(0, middle), suspects.slice(middle)]) {
    const requests = half.map(({ request }) => request);
    const { answered, written: byHalf } = await sendWatched(visitors, tables, requests);
    const isRefused = answered.every(({ answer }) => answer.status >= 400);
    if (byHalf.length > 0 && isRefused) return findWriter(visitors, tables, answered, byHalf);
  }
  return [{ ...finding, kind: `a refusal among ${suspects.length} that writes once` }];
}

async function sendWatched(visitors: Visitors, tables: WatchedTables, requests: readonly FuzzRequest[]) {
  const mark = await tables.mark();
  const answered = await visitors.sendAll(requests);
  return { answered, written: await tables.writtenSince(mark) };
}
