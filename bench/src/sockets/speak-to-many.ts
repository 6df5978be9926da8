import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { say } from '../../../tools/src/output/steps.ts';
import { type Helper, messageOf, startHelper } from '../helper.ts';
import { markdownTable } from '../markdown.ts';
import { type BenchFinding, inMilliseconds, median, percentile, type Trial } from '../trial.ts';
import type { Heard } from './listening-crowd.child.ts';
import type { Holds, MemoryUse, SpeakerCommand } from './speaking.child.ts';

const listeners = 5_000;
/** The first messages clear the garbage of the crowd's arrival and are not measured. */
const warmUps = 8;
const rounds = 20;
const longestHold = 10;
const atMost = 1.5;

/**
 * Sends five thousand pages the event that every page with cars receives, in turns by the product's socket server
 * and by a plain one.
 */
export async function speakToMany({ databaseUrl }: Trial): Promise<BenchFinding[]> {
  const ours = await open('ours', databaseUrl);
  const plain = await open('plain');
  try {
    let text = '';
    for (let round = 0; round < warmUps + rounds; round += 1) {
      if (round === warmUps) await Promise.all([ours, plain].map(forget));
      text = await speak(ours, text);
      await speak(plain, text);
    }
    const [held, plainHeld] = [await ask<Holds>(ours.server, 'holds'), await ask<Holds>(plain.server, 'holds')];
    for (const line of tableOf([
      { name: 'Seri', stage: ours, holds: held },
      { name: 'plain `ws`', stage: plain, holds: plainHeld },
    ]))
      say(line);
    return [holdFinding(held, ours), ratioFinding(ours, plain)];
  } finally {
    for (const { server, crowd } of [ours, plain]) for (const helper of [server, crowd]) helper.kill();
  }
}

interface Stage {
  server: Helper;
  crowd: Helper;
  /** Kilobytes for each connection. */
  memory: MemoryUse;
  /** Milliseconds until each page has received the message. */
  after: number[];
  /** Milliseconds until all have received it. */
  afterAll: number[];
}

/** Server and crowd are separate processes, so they share nothing but the processor. */
async function open(kind: 'ours' | 'plain', databaseUrl = ''): Promise<Stage> {
  const server = processOf('speaking.child.ts', [kind, databaseUrl]);
  const port = await messageOf<number>(server);
  const before = await ask<MemoryUse>(server, 'memory');
  const crowd = processOf('listening-crowd.child.ts', [String(port), String(listeners)]);
  await messageOf(crowd);
  const after = await ask<MemoryUse>(server, 'memory');
  const ofEach = (part: keyof MemoryUse) => (after[part] - before[part]) / listeners / 1_024;
  return { server, crowd, memory: { all: ofEach('all'), used: ofEach('used') }, after: [], afterAll: [] };
}

const processOf = (name: string, args: readonly string[]) => startHelper(join(import.meta.dirname, name), args);

function ask<Answer>(server: Helper, command: SpeakerCommand): Promise<Answer> {
  const answer = messageOf<Answer>(server);
  server.send(command);
  return answer;
}

async function speak({ server, crowd, after, afterAll }: Stage, text: string): Promise<string> {
  const all = messageOf<Heard>(crowd);
  const saidAt = await ask<number>(server, { say: text });
  const heard = await all;
  const took = [...heard.at].map((at) => at - saidAt);
  after.push(...took);
  afterAll.push(Math.max(...took));
  // The other side starts after this one has finished.
  await pause(100);
  return heard.text;
}

async function forget({ server, after, afterAll }: Stage): Promise<void> {
  await ask<Holds>(server, 'holds');
  after.length = 0;
  afterAll.length = 0;
}

function tableOf(rows: readonly { name: string; stage: Stage; holds: Holds }[]): string[] {
  return markdownTable(
    [
      `${listeners} listeners`,
      'p50',
      'p95',
      'p99',
      'all have heard (median)',
      'longest hold',
      'memory of each',
      'of it in use',
    ],
    rows.map(({ name, stage: { after, afterAll, memory }, holds }) => [
      name,
      ...[0.5, 0.95, 0.99].map((part) => inMilliseconds(percentile(after, part))),
      inMilliseconds(median(afterAll)),
      inMilliseconds(holds.loop),
      inKilobytes(memory.all),
      inKilobytes(memory.used),
    ]),
  );
}

function holdFinding({ loop, collector }: Holds, { afterAll }: Stage): BenchFinding {
  return {
    name: `the longest hold of the event loop by a broadcast to ${listeners} sockets, against ${longestHold} ms`,
    ratio: loop / longestHold,
    atMost: 1,
    detail: `${inMilliseconds(loop)} in ${rounds} broadcasts, of which the collector took ${inMilliseconds(collector)} at most; all have heard each after ${inMilliseconds(median(afterAll))}`,
  };
}

function ratioFinding(ours: Stage, plain: Stage): BenchFinding {
  const [own, other] = [percentile(ours.after, 0.99), percentile(plain.after, 0.99)];
  return {
    name: `the slowest hundredth of ${listeners} who hear a broadcast, over a plain ws server's`,
    ratio: own / other,
    atMost,
    detail: `${inMilliseconds(own)} against ${inMilliseconds(other)} in ${rounds} broadcasts each; ${inKilobytes(ours.memory.all)} against ${inKilobytes(plain.memory.all)} for each connection`,
  };
}

const inKilobytes = (value: number): string => `${value.toFixed(1)} KB`;
