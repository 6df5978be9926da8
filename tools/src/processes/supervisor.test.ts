import { beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '../output/failure.ts';
import { supervise, type RunningService } from './supervisor.ts';

/** How many failed starts each restart was delayed for. */
const delayedFor = vi.hoisted((): number[] => []);
vi.mock(import('./restart-delay.ts'), () => ({
  restartDelay: ({ length }) => {
    delayedFor.push(length);
    return 0;
  },
}));
beforeEach(() => void delayedFor.splice(0));

type Fake = RunningService & { die: (reason: string) => void; isStopped: boolean };

function fake(): Fake {
  const { promise, resolve } = Promise.withResolvers<string>();
  const service: Fake = {
    pid: 1,
    exited: promise,
    isStopped: false,
    die: resolve,
    stop: async () => {
      service.isStopped = true;
      resolve('SIGTERM');
    },
  };
  return service;
}

/** A service whose starts have these outcomes, one after another. */
function scripted(starts: readonly (Fake | Error)[]) {
  let started = 0;
  const marks = starts.map(() => Promise.withResolvers<void>());
  const start = async () => {
    const next = starts[started];
    marks[started]?.resolve();
    started += 1;
    if (!next || next instanceof Error) throw next ?? new Error('started once too often');
    return next;
  };
  const untilStarted = (count: number) => marks[count - 1]?.promise;
  return { service: { name: 'part', start }, untilStarted, started: () => started };
}

const nobody = () => expect.unreachable('nothing to give up');

it('a part that dies is started again', async () => {
  const [first, second] = [fake(), fake()];
  const script = scripted([first, second]);
  const supervised = await supervise(script.service, nobody);
  first.die('SIGKILL');
  await script.untilStarted(2);
  await supervised.stop();
  expect(second.isStopped).toBe(true);
  expect(script.started()).toBe(2);
});

it('a start that fails is tried again, a wrong setting is not', async () => {
  const first = fake();
  const script = scripted([first, new Error('not yet'), new Failure('PORT is wrong: set it.')]);
  const failure = await new Promise<Failure>((resolve) => {
    void supervise(script.service, resolve).then(() => first.die('code 1'));
  });
  expect(failure.message).toBe('PORT is wrong: set it.');
  expect(script.started()).toBe(3);
});

it('only starts that failed count for the delay: a part that served is started again at once, however often it dies', async () => {
  const parts = [fake(), fake(), fake(), fake(), fake()] as const;
  const script = scripted([...parts.slice(0, 4), new Error('not yet'), parts[4]]);
  const supervised = await supervise(script.service, nobody);
  for (const [index, part] of parts.slice(0, 4).entries()) {
    part.die('SIGKILL');
    await script.untilStarted(index + 2);
  }
  await script.untilStarted(6);
  await supervised.stop();
  expect(delayedFor).toEqual([0, 0, 0, 0, 1]);
});

it('a part that was told to stop stays stopped', async () => {
  const only = fake();
  const script = scripted([only]);
  await (await supervise(script.service, nobody)).stop();
  expect(script.started()).toBe(1);
});

it('the first start’s failure is the caller’s', async () => {
  await expect(supervise(scripted([new Failure('no')]).service, nobody)).rejects.toThrow('no');
});
