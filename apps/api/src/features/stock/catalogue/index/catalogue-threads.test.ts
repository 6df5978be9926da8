import { silentLog } from '@seri/testkit/silent-log';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { monotonicNow } from '../../../../platform/monotonic-now.ts';
import type { ToKeeper, ToReader } from './catalogue-messages.ts';
import { CatalogueThreads } from './catalogue-threads.ts';
import { type Answered, columnarIndex } from './columnar-index.ts';
import { plainIndex } from './plain-index.steps.ts';
import { today } from './plain-lots.steps.ts';
import { PlainThread } from './plain-thread.steps.ts';

const page = { pageType: 'stock', today } as const;
/** What the other index answers: it knows of no lots. */
const others = 0;

const figures = { figures: { lots: 1, bytes: 2, beside: 0, merges: 0, changedAt: 0 } };

let opened: CatalogueThreads[] = [];
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await Promise.all(opened.map((threads) => threads.stop()));
  opened = [];
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function another<Told>(threads: PlainThread<Told>[]): PlainThread<Told> {
  const thread = new PlainThread<Told>();
  threads.push(thread);
  return thread;
}

function openThreads(count = 1, canRead?: () => Promise<unknown>) {
  const keepers: PlainThread<ToKeeper>[] = [];
  const readers: PlainThread<ToReader>[] = [];
  const answered: Answered = { memory: 0, postgres: 0 };
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

/** Loaded, and right as of now. */
function openReady(count?: number) {
  const parts = openThreads(count);
  for (const reader of parts.readers) reader.say({ isReady: true });
  parts.keepers[0]?.say({ rightAt: monotonicNow() });
  return parts;
}

const questionsOf = (reader: PlainThread<ToReader> | undefined) =>
  (reader?.told ?? []).flatMap((message) => ('id' in message ? [message.id] : []));

it('another index answers while nothing is loaded, and what memory failed to', async () => {
  const { threads, keepers, readers, ask, answered } = openThreads();
  expect(threads.state).toBe('loading');
  expect(await ask()).toBe(others);
  readers[0]?.say({ isReady: true });
  expect(threads.state).toBe('loading');
  expect(await ask()).toBe(others);

  keepers[0]?.say({ rightAt: monotonicNow() });
  expect(threads.state).toBe('ready');
  const first = ask();
  readers[0]?.say({ id: 1, answer: 77 });
  expect(await first).toBe(77);
  const second = ask();
  readers[0]?.say({ id: 2, failure: 'broken' });
  expect(await second).toBe(others);
  expect(answered).toEqual({ memory: 1, postgres: 3 });
});

it('nobody is given what may be older than a second: then another index answers, until lots are known to be right again', async () => {
  const { threads, keepers, readers, ask } = openReady();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(threads.state).toBe('ready');
  await vi.advanceTimersByTimeAsync(1);
  expect(threads.state).toBe('stale');
  expect(await ask()).toBe(others);
  expect(questionsOf(readers[0])).toEqual([]);
  keepers[0]?.say({ rightAt: monotonicNow() });
  expect(threads.state).toBe('ready');
});

it('a thread that hangs keeps nobody waiting longer than the limit, and another takes its place', async () => {
  const { threads, keepers, readers, ask } = openReady();
  const asked = ask();
  await vi.advanceTimersByTimeAsync(3_001);
  expect(await asked).toBe(others);
  expect(readers[0]?.isEnded).toBe(true);
  keepers[0]?.say({ rightAt: monotonicNow() });
  expect(threads.state).toBe('loading');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(readers).toHaveLength(2);
  readers[1]?.say({ isReady: true });
  keepers[0]?.say({ rightAt: monotonicNow() });
  const again = ask();
  readers[1]?.say({ id: 2, answer: 5 });
  expect(await again).toBe(5);
});

it('a thread that only has much to do goes on, though who waited too long is answered by another index', async () => {
  const { keepers, readers, ask } = openReady();
  const first = ask();
  await vi.advanceTimersByTimeAsync(500);
  keepers[0]?.say({ rightAt: monotonicNow() });
  const second = ask();
  await vi.advanceTimersByTimeAsync(1_000);
  readers[0]?.say({ id: 1, answer: 1 });
  expect(await first).toBe(1);
  await vi.advanceTimersByTimeAsync(2_001);
  expect(await second).toBe(others);
  expect(readers[0]?.isEnded).toBe(false);
});

it('a thread that breaks leaves nobody waiting, and is connected anew when it is back', async () => {
  const { threads, keepers, readers, ask } = openReady();
  expect(keepers[0]?.told).toHaveLength(1);
  const asked = ask();
  readers[0]?.break('out of memory');
  expect(await asked).toBe(others);
  expect(threads.state).toBe('loading');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(keepers[0]?.told).toHaveLength(2);
  expect(readers[1]?.told).toMatchObject([{ updates: expect.anything() }]);
});

it('what a keeper told that is lost counts no more, and the next one tells every reader', async () => {
  const { threads, keepers, readers } = openReady(2);
  keepers[0]?.say(figures);
  keepers[0]?.break();
  expect(threads.state).toBe('loading');
  expect(threads.figures).toBeUndefined();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(keepers[1]?.told).toHaveLength(2);
  expect(readers.map(({ told }) => told.length)).toEqual([2, 2]);
  keepers[1]?.say({ rightAt: monotonicNow() });
  expect(threads.state).toBe('loading');
  readers[1]?.say({ isReady: true });
  expect(threads.state).toBe('ready');
});

it('a keeper that has loaded and says nothing any more is ended; one that loads has its time', async () => {
  const { keepers } = openThreads();
  await vi.advanceTimersByTimeAsync(590_000);
  keepers[0]?.say({ isWaiting: true });
  await vi.advanceTimersByTimeAsync(590_000);
  expect(keepers[0]?.isEnded).toBe(false);
  keepers[0]?.say({ rightAt: monotonicNow() });
  await vi.advanceTimersByTimeAsync(60_001);
  expect(keepers[0]?.isEnded).toBe(true);
});

it('a keeper that neither loads nor waits for the database is ended after ten minutes', async () => {
  const { keepers } = openThreads();
  await vi.advanceTimersByTimeAsync(610_001);
  expect(keepers[0]?.isEnded).toBe(true);
});

it('a keeper that lives but takes up nothing any more of a database that others read is ended', async () => {
  const database = { isThere: false };
  const { keepers } = openThreads(1, async () => {
    if (!database.isThere) throw new Error('The database is away.');
  });
  const live = async (looks: number, moves: (at: number) => object) => {
    for (let look = 0; look < looks; look += 1) {
      keepers[0]?.say({ figures: { ...figures.figures, ...moves(look) } });
      await vi.advanceTimersByTimeAsync(10_000);
    }
    return keepers[0]?.isEnded;
  };
  keepers[0]?.say({ rightAt: monotonicNow() });
  expect(await live(20, () => ({}))).toBe(false);
  database.isThere = true;
  expect(await live(20, (look) => ({ changedAt: look }))).toBe(false);
  expect(await live(8, () => ({}))).toBe(true);
});

it('a keeper is looked at once at a time: looks that hang and are answered all at once say one thing', async () => {
  const looks: (() => void)[] = [];
  const { keepers } = openThreads(1, () => new Promise<void>((resolve) => looks.push(resolve)));
  keepers[0]?.say({ rightAt: monotonicNow() });
  for (let look = 0; look < 10; look += 1) {
    keepers[0]?.say(figures);
    await vi.advanceTimersByTimeAsync(10_000);
  }
  for (const answer of looks) answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(keepers[0]?.isEnded).toBe(false);
});

it('a keeper that takes something up while it is looked at is not deaf, however often it was before', async () => {
  let looks = 0;
  const { keepers } = openThreads(1, async () => {
    looks += 1;
    if (looks === 6) keepers[0]?.say({ rightAt: monotonicNow() });
  });
  keepers[0]?.say({ rightAt: monotonicNow() });
  for (let round = 0; round < 10; round += 1) {
    keepers[0]?.say(figures);
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(keepers[0]?.isEnded).toBe(false);
});

it('a keeper that breaks each time it has loaded is started later and later, until one has lived for a minute', async () => {
  const { keepers } = openThreads();
  const load = (seconds: number) => {
    keepers.at(-1)?.say({ isWaiting: true });
    keepers.at(-1)?.say({ rightAt: monotonicNow() });
    for (let second = 0; second < seconds; second += 1) keepers.at(-1)?.say(figures);
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

it('a keeper is not ended because the process was stopped for a while, and could hear nobody', async () => {
  const { keepers } = openReady();
  const anHourLater = process.hrtime.bigint() + 3_600_000_000_000n;
  vi.spyOn(process.hrtime, 'bigint').mockReturnValue(anHourLater);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(keepers[0]?.isEnded).toBe(false);
});

it('what a thread that was given up still says is not heard', async () => {
  const { threads, keepers, readers, ask } = openReady();
  const asked = ask();
  await vi.advanceTimersByTimeAsync(3_001);
  expect(await asked).toBe(others);
  keepers[0]?.say({ rightAt: monotonicNow() });
  readers[0]?.say({ isReady: true });
  expect(threads.state).toBe('loading');

  keepers[0]?.break();
  await vi.advanceTimersByTimeAsync(5_000);
  readers[1]?.say({ isReady: true });
  keepers[0]?.say({ rightAt: monotonicNow() });
  expect(threads.state).toBe('loading');
  keepers[1]?.say({ rightAt: monotonicNow() });
  expect(threads.state).toBe('ready');
});

it('where many wait for every thread, another index answers at once', async () => {
  const { readers, ask, answered } = openReady(2);
  const asked = Array.from({ length: 32 }, () => ask());
  expect(await ask()).toBe(others);
  expect(answered).toEqual({ memory: 0, postgres: 1 });
  readers[1]?.say({ id: 1, answer: 1 });
  asked.push(ask());
  expect(readers.map((reader) => questionsOf(reader).length)).toEqual([16, 17]);
  for (const reader of readers) for (const id of questionsOf(reader)) reader.say({ id, answer: 1 });
  expect(await Promise.all(asked)).toEqual(asked.map(() => 1));
});

it('of several threads the one with least to answer is asked', async () => {
  const { readers, ask } = openReady(2);
  const asked = [ask(), ask(), ask()];
  expect(readers.map(questionsOf)).toEqual([[1, 2], [1]]);
  readers[0]?.say({ id: 1, answer: 1 });
  readers[0]?.say({ id: 2, answer: 2 });
  asked.push(ask());
  expect(readers.map(questionsOf)).toEqual([[1, 2, 3], [1]]);
  readers[1]?.say({ id: 1, answer: 3 });
  readers[0]?.say({ id: 3, answer: 4 });
  expect(await Promise.all(asked)).toEqual([1, 3, 2, 4]);
});
