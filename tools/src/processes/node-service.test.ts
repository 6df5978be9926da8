import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../output/failure.ts';
import { lastSentence, nodeService } from './node-service.ts';
import { isAlive } from './processes.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seri-service-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function service(program: string) {
  const entry = join(folder, 'entry.mjs');
  writeFileSync(entry, program);
  return nodeService({ name: 'part', entry, args: [], env: process.env, logFile: join(folder, 'log') });
}

describe('a part of the product', () => {
  it('runs once it says that it is ready, and stops when told', async () => {
    const part = await service(
      "process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000); process.send({ ready: true });",
    ).start();
    expect(isAlive(part.pid)).toBe(true);
    await part.stop();
    expect(await part.exited).toBe('code 0');
  });

  it('shares few arenas of memory among its threads', async () => {
    const part = await service('console.log(process.env.MALLOC_ARENA_MAX); process.send({ ready: true });').start();
    await part.stop();
    await part.exited;
    expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('2\n');
  });

  it('with a wrong setting ends in its own sentence', async () => {
    const start = service("console.error('PORT is wrong: set it.'); process.exit(78);").start();
    await expect(start).rejects.toThrow(new Failure('PORT is wrong: set it.'));
  });

  it('that breaks otherwise may be tried again: that is no Failure', async () => {
    const error = await service("throw new Error('the database is away');")
      .start()
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(Failure);
    expect(String(error)).toContain('code 1: Error: the database is away');
  });

  it('has its output and its errors in the log', async () => {
    const part = await service("console.log('said'); console.error('warned'); process.send({ ready: true });").start();
    await part.stop();
    await part.exited;
    expect(readFileSync(join(folder, 'log'), 'utf8')).toMatch(/said[^]*warned|warned[^]*said/);
  });
});

it('the last sentence of a stack trace is its message', () => {
  expect(lastSentence('Error: no way\n    at main (file.ts:1)\n    at all {\n  code: 1\n}\n\nNode.js v24.1.0\n')).toBe(
    'Error: no way',
  );
  expect(lastSentence('')).toBe('');
});
