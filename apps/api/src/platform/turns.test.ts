import { expect, it } from 'vitest';
import { Turns, TurnsOfEach } from './turns.ts';

it('at most two run at once, the others follow in order of arrival, even after a failure', async () => {
  const turns = new Turns(2);
  const started: number[] = [];
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const done = gates.map(({ promise }, number) =>
    turns.take(() => {
      started.push(number);
      return promise;
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  gates[1]!.reject(new Error('broken'));
  await expect(done[1]).rejects.toThrow('broken');
  expect(started).toEqual([0, 1, 2]);
  for (const { resolve } of gates) resolve();
  await Promise.all([done[0], done[2], done[3]]);
  expect(started).toEqual([0, 1, 2, 3]);
});

it('refuses work when the queue is full, and accepts it again once there is room', async () => {
  const turns = new Turns(1, 1);
  const gate = Promise.withResolvers<void>();
  const taken = [turns.take(() => gate.promise), turns.take(async () => undefined)];
  await expect(turns.take(async () => 'late')).rejects.toMatchObject({ code: 'OVERLOADED', status: 503 });
  gate.resolve();
  await Promise.all(taken);
  expect(await turns.take(async () => 'in time')).toBe('in time');
});

it('work that is given up leaves the queue, and what has begun is finished', async () => {
  const turns = new Turns(1);
  const gate = Promise.withResolvers<string>();
  const leaving = new AbortController();
  const begun = turns.take(() => gate.promise, leaving.signal);
  const [waiting, last] = [turns.take(async () => 'unwanted', leaving.signal), turns.take(async () => 'wanted')];
  leaving.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  await expect(turns.take(async () => 'too late', leaving.signal)).rejects.toMatchObject({ name: 'AbortError' });
  gate.resolve('finished');
  expect(await Promise.all([begun, last])).toEqual(['finished', 'wanted']);
});

it('work of one key runs one after another, even after a failure, and does not delay other keys', async () => {
  const turns = new TurnsOfEach<string>();
  const started: string[] = [];
  const gates = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
  const done = ['own 0', 'own 1', 'other 2'].map((name, number) =>
    turns.take(name.slice(0, -2), () => {
      started.push(name);
      return gates[number]!.promise;
    }),
  );
  await Promise.resolve();
  expect(started).toEqual(['own 0', 'other 2']);
  gates[0]!.reject(new Error('broken'));
  await expect(done[0]).rejects.toThrow('broken');
  for (const { resolve } of gates) resolve();
  await Promise.all([done[1], done[2]]);
  expect(started).toEqual(['own 0', 'other 2', 'own 1']);
});
