import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { BroadcastChannel, isMainThread } from 'node:worker_threads';

/** The bytes that V8 keeps after a collection, and all pages of its heap. */
interface KeptBytes {
  kept: number;
  heap: number;
}

type ChannelWord = 'here' | 'collect' | KeptBytes;

const longestWait = 2_000;
const folder = process.env['SOAK_SIGNS'];
const isMeasured = /\/(?:all|studio)\.ts$/.test(process.argv[1] ?? '');

/** A process collects when it is signalled. Its threads have heaps of their own, and collect with it. */
if (!isMainThread) answerMainThread(openChannel());
else if (folder && isMeasured) answerSignals(openChannel(), join(folder, `${process.pid}.json`));

function openChannel(): BroadcastChannel {
  return new BroadcastChannel('soak').unref();
}

function answerMainThread(channel: BroadcastChannel): void {
  hear(channel, (word) => word === 'collect' && say(channel, collect()));
  say(channel, 'here');
}

function answerSignals(channel: BroadcastChannel, file: string): void {
  let threads = 0;
  let answers: KeptBytes[] = [];
  hear(channel, (word) => {
    if (word === 'here') threads += 1;
    else if (word !== 'collect') answers.push(word);
  });
  process.on('SIGUSR2', () => void tell());

  async function tell(): Promise<void> {
    answers = [];
    say(channel, 'collect');
    const own = collect();
    const start = performance.now();
    while (answers.length < threads && performance.now() - start < longestWait) await wait(5);
    const sum = (name: keyof KeptBytes) => answers.reduce((bytes, answer) => bytes + answer[name], own[name]);
    writeFileSync(`${file}.part`, JSON.stringify({ kept: sum('kept'), heap: sum('heap'), threads: answers.length }));
    renameSync(`${file}.part`, file);
  }
}

function hear(channel: BroadcastChannel, take: (word: ChannelWord) => unknown): void {
  channel.addEventListener('message', (event) => take((event as unknown as { data: ChannelWord }).data));
}

function say(channel: BroadcastChannel, word: ChannelWord): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have origins
  channel.postMessage(word);
}

/** A usual collection keeps the pages that it empties, and one every few seconds keeps V8 from ever giving them back. */
function collect(): KeptBytes {
  setFlagsFromString('--expose-gc');
  const collectAll = runInNewContext('gc') as (how: object) => void;
  collectAll({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  const { heapUsed, external } = process.memoryUsage();
  return { kept: heapUsed + external, heap: getHeapStatistics().total_physical_size };
}
