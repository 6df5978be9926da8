import { today } from '@seri/api/testkit/fixed-clock';
import { silentLog } from '@seri/api/testkit/silent-log';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { monotonicNow } from '../../../../platform/monotonic-now.ts';
import type { ToKeeper, ToReader } from './catalogue-messages.ts';
import { CatalogueThreads } from './catalogue-threads.ts';
import { type AnswerCounts, columnarIndex } from './columnar-index.ts';
import { plainIndex } from './plain-index.steps.ts';
import { PlainThread } from './plain-thread.steps.ts';

const page = { pageType: 'stock', today } as const;
/** The fallback index has no lots. */
const fallbackAnswer = 0;

const figures = { figures: { lots: 1, bytes: 2, beside: 0, merges: 0, changedAt: 0 } };

let opened: CatalogueThreads[] = [];
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await Promise.all(opened.map((threads) => threads.stop()));
  opened = [];
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function another<Received>(threads: PlainThread<Received>[]): PlainThread<Received> {
  const thread = new PlainThread<Received>();
  threads.push(thread);
  return thread;
}

function openThreads(count = 1, canRead?: () => Promise<unknown>) {
  const keepers: PlainThread<ToKeeper>[] = [];
  const readers: PlainThread<ToReader>[] = [];
  const answered: AnswerCounts = { memory: 0, postgres: 0 };
  const threads = new CatalogueThreads(
    silentLog,
    {
      keeper: () => another(keepers),
      reader: () => another(readers),
      readers: count,
    },
    canRead,
  );
  opened.push(threads);
  const index = columnarIndex(threads, plainIndex([]), silentLog, answered);
  return { threads, keepers, readers, answered, ask: () => index.size(page) };
}

function openReady(count?: number) {
  const parts = openThreads(count);
  for (const reader of parts.readers) reader.post({ isReady: true });
  parts.keepers[0]?.post({ upToDateAt: monotonicNow() });
  return parts;
}

const questionsOf = (reader: PlainThread<ToReader> | undefined) =>
  (reader?.received ?? []).flatMap((message) => ('id' in message ? [message.id] : []));

it('the fallback index answers while nothing is loaded, and when a thread fails', async () => {
  const { threads, keepers, readers, ask, answered } = openThreads();
  expect(threads.state).toBe('loading');
  expect(await ask()).toBe(fallbackAnswer);
  readers[0]?.post({ isReady: true });
  expect(threads.state).toBe('loading');
  expect(await ask()).toBe(fallbackAnswer);

  keepers[0]?.post({ upToDateAt: monotonicNow() });
  expect(threads.state).toBe('ready');
  const first = ask();
  readers[0]?.post({ id: 1, answer: 77 });
  expect(await first).toBe(77);
  const second = ask();
  readers[0]?.post({ id: 2, failure: 'broken' });
  expect(await second).toBe(fallbackAnswer);
  expect(answered).toEqual({ memory: 1, postgres: 3 });
});

it('the fallback index answers while the lots in memory may be more than a second old', async () => {
  const { threads, keepers, readers, ask } = openReady();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(threads.state).toBe('ready');
  await vi.advanceTimersByTimeAsync(1);
  expect(threads.state).toBe('stale');
  expect(await ask()).toBe(fallbackAnswer);
  expect(questionsOf(readers[0])).toEqual([]);
  keepers[0]?.post({ upToDateAt: monotonicNow() });
  expect(threads.state).toBe('ready');
});

it('a reader that hangs is replaced after the time limit, and the fallback index answers', async () => {
  const { threads, keepers, readers, ask } = openReady();
  const answers = ask();
  await vi.advanceTimersByTimeAsync(3_001);
  expect(await answers).toBe(fallbackAnswer);
  expect(readers[0]?.isEnded).toBe(true);
  keepers[0]?.post({ upToDateAt: monotonicNow() });
  expect(threads.state).toBe('loading');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(readers).toHaveLength(2);
  readers[1]?.post({ isReady: true });
  keepers[0]?.post({ upToDateAt: monotonicNow() });
  const again = ask();
  readers[1]?.post({ id: 2, answer: 5 });
  expect(await again).toBe(5);
});

it('a busy reader goes on; the fallback index answers questions beyond the time limit', async () => {
  const { keepers, readers, ask } = openReady();
  const first = ask();
  await vi.advanceTimersByTimeAsync(500);
  keepers[0]?.post({ upToDateAt: monotonicNow() });
  const second = ask();
  await vi.advanceTimersByTimeAsync(1_000);
  readers[0]?.post({ id: 1, answer: 1 });
  expect(await first).toBe(1);
  await vi.advanceTimersByTimeAsync(2_001);
  expect(await second).toBe(fallbackAnswer);
  expect(readers[0]?.isEnded).toBe(false);
});

it('a reader that breaks leaves no question open, and is connected again after its restart', async () => {
  const { threads, keepers, readers, ask } = openReady();
  expect(keepers[0]?.received).toHaveLength(1);
  const answers = ask();
  readers[0]?.break('out of memory');
  expect(await answers).toBe(fallbackAnswer);
  expect(threads.state).toBe('loading');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(keepers[0]?.received).toHaveLength(2);
  expect(readers[1]?.received).toMatchObject([{ updates: expect.anything() }]);
});

it('news of a lost keeper is dropped, and the next keeper is connected to every reader', async () => {
  const { threads, keepers, readers } = openReady(2);
  keepers[0]?.post(figures);
  keepers[0]?.break();
  expect(threads.state).toBe('loading');
  expect(threads.figures).toBeUndefined();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(keepers[1]?.received).toHaveLength(2);
  expect(readers.map(({ received }) => received.length)).toEqual([2, 2]);
  keepers[1]?.post({ upToDateAt: monotonicNow() });
  expect(threads.state).toBe('loading');
  readers[1]?.post({ isReady: true });
  expect(threads.state).toBe('ready');
});

it('a loaded keeper that falls silent is ended; a loading one has ten minutes', async () => {
  const { keepers } = openThreads();
  await vi.advanceTimersByTimeAsync(590_000);
  keepers[0]?.post({ isWaiting: true });
  await vi.advanceTimersByTimeAsync(590_000);
  expect(keepers[0]?.isEnded).toBe(false);
  keepers[0]?.post({ upToDateAt: monotonicNow() });
  await vi.advanceTimersByTimeAsync(60_001);
  expect(keepers[0]?.isEnded).toBe(true);
});

it('a keeper that neither loads nor waits for the database is ended after ten minutes', async () => {
  const { keepers } = openThreads();
  await vi.advanceTimersByTimeAsync(610_001);
  expect(keepers[0]?.isEnded).toBe(true);
});

it('a keeper without progress is ended if the database can be read', async () => {
  const database = { isThere: false };
  const { keepers } = openThreads(1, async () => {
    if (!database.isThere) throw new Error('The database is away.');
  });
  const live = async (looks: number, moves: (at: number) => object) => {
    for (let look = 0; look < looks; look += 1) {
      keepers[0]?.post({ figures: { ...figures.figures, ...moves(look) } });
      await vi.advanceTimersByTimeAsync(10_000);
    }
    return keepers[0]?.isEnded;
  };
  keepers[0]?.post({ upToDateAt: monotonicNow() });
  expect(await live(20, () => ({}))).toBe(false);
  database.isThere = true;
  expect(await live(20, (look) => ({ changedAt: look }))).toBe(false);
  expect(await live(8, () => ({}))).toBe(true);
});

it('only one check runs at a time: checks that hang and end together count once', async () => {
  const looks: (() => void)[] = [];
  const { keepers } = openThreads(1, () => new Promise<void>((resolve) => looks.push(resolve)));
  keepers[0]?.post({ upToDateAt: monotonicNow() });
  for (let look = 0; look < 10; look += 1) {
    keepers[0]?.post(figures);
    await vi.advanceTimersByTimeAsync(10_000);
  }
  for (const answer of looks) answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(keepers[0]?.isEnded).toBe(false);
});

it('progress during a check clears the count of checks without progress', async () => {
  let looks = 0;
  const { keepers } = openThreads(1, async () => {
    looks += 1;
    if (looks === 6) keepers[0]?.post({ upToDateAt: monotonicNow() });
  });
  keepers[0]?.post({ upToDateAt: monotonicNow() });
  for (let round = 0; round < 10; round += 1) {
    keepers[0]?.post(figures);
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(keepers[0]?.isEnded).toBe(false);
});

it('a keeper that breaks after each load is restarted later and later, until one has run for a minute', async () => {
  const { keepers } = openThreads();
  const load = (seconds: number) => {
    keepers.at(-1)?.post({ isWaiting: true });
    keepers.at(-1)?.post({ upToDateAt: monotonicNow() });
    for (let second = 0; second < seconds; second += 1) keepers.at(-1)?.post(figures);
    keepers.at(-1)?.break();
  };
  const startsWithin = async (milliseconds: number) => {
    const before = keepers.length;
    await vi.advanceTimersByTimeAsync(milliseconds);
    return keepers.length - before;
  };
  load(59);
  expect(await startsWithin(5_000)).toBe(1);
  load(59);
  expect(await startsWithin(9_999)).toBe(0);
  expect(await startsWithin(1)).toBe(1);
  load(60);
  expect(await startsWithin(5_000)).toBe(1);
});

it('a suspended process does not end its keeper for being silent', async () => {
  const { keepers } = openReady();
  const anHourLater = process.hrtime.bigint() + 3_600_000_000_000n;
  vi.spyOn(process.hrtime, 'bigint').mockReturnValue(anHourLater);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(keepers[0]?.isEnded).toBe(false);
});

it('messages of an ended thread are ignored', async () => {
  const { threads, keepers, readers, ask } = openReady();
  const answers = ask();
  await vi.advanceTimersByTimeAsync(3_001);
  expect(await answers).toBe(fallbackAnswer);
  keepers[0]?.post({ upToDateAt: monotonicNow() });
  readers[0]?.post({ isReady: true });
  expect(threads.state).toBe('loading');

  keepers[0]?.break();
  await vi.advanceTimersByTimeAsync(5_000);
  readers[1]?.post({ isReady: true });
  keepers[0]?.post({ upToDateAt: monotonicNow() });
  expect(threads.state).toBe('loading');
  keepers[1]?.post({ upToDateAt: monotonicNow() });
  expect(threads.state).toBe('ready');
});

it('the fallback index answers at once if every reader has a full queue', async () => {
  const { readers, ask, answered } = openReady(2);
  const answers = Array.from({ length: 32 }, () => ask());
  expect(await ask()).toBe(fallbackAnswer);
  expect(answered).toEqual({ memory: 0, postgres: 1 });
  readers[1]?.post({ id: 1, answer: 1 });
  answers.push(ask());
  expect(readers.map((reader) => questionsOf(reader).length)).toEqual([16, 17]);
  for (const reader of readers) for (const id of questionsOf(reader)) reader.post({ id, answer: 1 });
  expect(await Promise.all(answers)).toEqual(answers.map(() => 1));
});

it('asks the reader with the shortest queue', async () => {
  const { readers, ask } = openReady(2);
  const answers = [ask(), ask(), ask()];
  expect(readers.map(questionsOf)).toEqual([[1, 2], [1]]);
  readers[0]?.post({ id: 1, answer: 1 });
  readers[0]?.post({ id: 2, answer: 2 });
  answers.push(ask());
  expect(readers.map(questionsOf)).toEqual([[1, 2, 3], [1]]);
  readers[1]?.post({ id: 1, answer: 3 });
  readers[0]?.post({ id: 3, answer: 4 });
  expect(await Promise.all(answers)).toEqual([1, 3, 2, 4]);
});
