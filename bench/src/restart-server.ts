import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { commandLineOf, signal } from '../../tools/src/processes/processes.ts';
import { admit } from './admit.ts';
import { ask, type BenchFinding, median, type Trial } from './trial.ts';

const longest = 2_000;
const kills = { apart: 9, inARow: 6 };

/** Kills the server as `kill -9` does, and waits for its first listing: once it had all loaded, then as soon as it answers. */
export async function restartServer(trial: Trial): Promise<BenchFinding[]> {
  const [reader] = await admit(trial, ['client@demo.seri']);
  if (!reader) throw new Error('The demonstration has no client.');
  const listing = async () => {
    const { ok } = await ask(trial, '/car-auction/listing', { cookie: reader.cookie }).catch(() => ({ ok: false }));
    return ok;
  };
  const took = async () => {
    const killedAt = performance.now();
    signal(serverPid(), 'SIGKILL');
    // Its port closes with it.
    while (!(await listing())) await delay(5);
    return performance.now() - killedAt;
  };
  const apart: number[] = [];
  while (apart.length < kills.apart) {
    await untilLoaded(trial);
    apart.push(await took());
  }
  const inARow: number[] = [];
  while (inARow.length < kills.inARow) inARow.push(await took());
  return [
    found('median time from kill -9 to the first listing', median(apart), apart),
    found('the longest such time of kills in a row', Math.max(...inARow), inARow),
  ];
}

function found(name: string, milliseconds: number, all: readonly number[]): BenchFinding {
  return {
    name: `${name}, against ${longest} ms`,
    ratio: milliseconds / longest,
    atMost: 1,
    detail: all.map((each) => `${Math.round(each)}`).join(', '),
  };
}

async function untilLoaded({ baseUrl }: Trial): Promise<void> {
  const state = async () => {
    const answer = await fetch(`${baseUrl}/readyz`).catch(() => undefined);
    return answer && ((await answer.json()) as { catalogue: string }).catalogue;
  };
  while ((await state()) !== 'ready') await delay(100);
}

/** The bench supervises the server, so it is a child of this process. Only Linux lists these. */
function serverPid(): number {
  const children = readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  const pid = children.find((child) => commandLineOf(child).at(-1) === 'http');
  if (pid === undefined) throw new Error('The server does not run.');
  return pid;
}
