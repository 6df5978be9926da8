import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDataDir, readHolder } from './instance-lock.ts';
import { birthOf } from './processes.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'seri-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const write = (text: string) => writeFileSync(join(dataDir, 'seri.lock'), text);
const holder = () => readHolder(readFileSync(join(dataDir, 'seri.lock'), 'utf8'))?.pid;

it('a folder in use ends the second start in a sentence', () => {
  write(`${process.ppid} ${birthOf(process.ppid)}\n`);
  expect(() => lockDataDir(dataDir)).toThrow(`already running on ${dataDir} (process ${process.ppid})`);
});

it('the lock of a killed start is taken over, even when its pid belongs to another process by now', () => {
  for (const stale of ['999999999 12345\n', `${process.ppid} 1\n`, 'nonsense', '']) {
    write(stale);
    const unlock = lockDataDir(dataDir);
    expect(holder()).toBe(process.pid);
    unlock();
  }
});

it('a missing folder is made, and is free again afterwards', () => {
  const deeper = join(dataDir, 'a/b');
  lockDataDir(deeper)();
  lockDataDir(deeper)();
});
