import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { BroadcastChannel, isMainThread } from 'node:worker_threads';
import { collectGarbage } from '@seri/api/platform/collect-garbage';

/** The bytes that V8 keeps after a collection, and all that it holds for its heap. */
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

function collect(): KeptBytes {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return { kept: heapUsed + external, heap: getHeapStatistics().total_physical_size };
}
