import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@seri/api/testkit/eventually';
import { silentLog } from '@seri/api/testkit/silent-log';
import { afterEach, expect, it } from 'vitest';
import { openStudio, type Studio } from './studio.ts';
import { echoTask, fallOnceTask, fallTask, hangTask, holdTask, pidTask, studioToKill } from './studio-to-kill.steps.ts';

const opened: Studio[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((studio) => studio.stop()));
});

function open(limits: Parameters<typeof openStudio>[0]['limits'] = {}): Studio {
  const studio = openStudio({ log: silentLog, limits, ...studioToKill });
  opened.push(studio);
  return studio;
}

function figureOf({ figures }: Studio, wanted: string): unknown {
  const figure = figures.find(({ name }) => name === wanted);
  return figure && 'value' in figure ? figure.value() : undefined;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('makes pictures in one process beside this one, and tells its memory', async () => {
  const studio = open();
  const [bytes, one, two] = await Promise.all([
    studio.make(echoTask, [Buffer.from('a picture')]),
    studio.make(pidTask, []),
    studio.make(pidTask, []),
  ]);
  expect(Buffer.from(bytes).toString()).toBe('a picture');
  expect(one).toBe(two);
  expect(one).not.toBe(process.pid);
  expect(figureOf(studio, 'seri_studio_pictures_total')).toBe(3);
  expect(figureOf(studio, 'seri_studio_starts_total')).toBe(1);
  expect(figureOf(studio, 'seri_studio_bytes')).toBeGreaterThan(2 ** 20);
});

it('a picture that falls with the process is made once more, by another process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seri-studio-'));
  const studio = open();
  const before = await studio.make(pidTask, []);
  expect(await studio.make(fallOnceTask, [join(folder, 'fallen')])).not.toBe(before);
  await rm(folder, { recursive: true });
});

it('a picture that falls is lost where each is begun once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seri-studio-'));
  await expect(open({ mostTries: 1 }).make(fallOnceTask, [join(folder, 'fallen')])).rejects.toThrow('SIGKILL');
  await rm(folder, { recursive: true });
});

it('the process ends after a while without a picture, and the next picture starts another', async () => {
  const warned: object[] = [];
  const log = { ...silentLog, warn: (data: object) => warned.push(data) };
  const studio = openStudio({ log, limits: { longestIdle: 1 }, ...studioToKill });
  opened.push(studio);
  const before = await studio.make(pidTask, []);
  await eventually(() => expect(isAlive(before)).toBe(false));
  expect(await studio.make(pidTask, [])).not.toBe(before);
  expect(warned).toEqual([]);
});

it('a picture that always fells the process fails alone', async () => {
  const studio = open({ atOnce: 1 });
  const [fallen, other] = await Promise.allSettled([studio.make(fallTask, []), studio.make(pidTask, [])]);
  expect(fallen).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('SIGKILL') } });
  expect(other).toMatchObject({ status: 'fulfilled' });
  expect(figureOf(studio, 'seri_studio_starts_total')).toBe(3);
});

it('a process that hangs is killed after the longest time', async () => {
  const studio = open({ longest: 200 });
  await expect(studio.make(hangTask, [])).rejects.toThrow('SIGKILL');
});

it('an unknown task fails by itself', async () => {
  await expect(open().make({ name: 'test.unknown' }, [])).rejects.toThrow('The studio has no task test.unknown.');
});

it.each([
  ['its pictures are many', { mostPictures: 2 }],
  ['its memory is too large', { mostBytes: 1 }],
])('the process is replaced when %s, and no picture fails', async (_case, limits) => {
  const studio = open(limits);
  const first = await studio.make(pidTask, []);
  await eventually(async () => expect(await studio.make(pidTask, [])).not.toBe(first));
  await eventually(() => expect(isAlive(first)).toBe(false));
});

it('a full queue refuses, and one who leaves the queue makes room', async () => {
  const studio = open({ atOnce: 1, longestQueue: 1 });
  const pid = await studio.make(pidTask, []);
  const held = studio.make(holdTask, []);
  const leaving = new AbortController();
  const waiting = studio.make(pidTask, [], leaving.signal);
  await expect(studio.make(pidTask, [])).rejects.toMatchObject({ code: 'OVERLOADED' });
  leaving.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  const next = studio.make(pidTask, []);
  process.kill(pid, 'SIGUSR2');
  await held;
  expect(await next).toBe(pid);
});

it('a program that cannot start fails the picture, and the next one tries again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seri-studio-'));
  const file = join(folder, 'ends.mjs');
  await writeFile(file, 'process.exit(3);');
  const studio = openStudio({ log: silentLog, file, args: [] });
  await expect(studio.make(pidTask, [])).rejects.toThrow('did not start (code 3)');
  await expect(studio.make(pidTask, [])).rejects.toThrow('did not start (code 3)');
  expect(figureOf(studio, 'seri_studio_starts_total')).toBe(4);
  await rm(folder, { recursive: true });
});

it('dies with the process that started it, even by kill -9', async () => {
  const holder = fork(join(import.meta.dirname, 'holds-studio.child.ts'), { execArgv: [] });
  const [pid] = (await once(holder, 'message')) as [number];
  expect(isAlive(pid)).toBe(true);
  holder.kill('SIGKILL');
  await eventually(() => expect(isAlive(pid)).toBe(false));
});
