import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rotateLog } from './rotate-log.ts';

let folder: string;
let log: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seri-log-'));
  log = join(folder, 'seri.log');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a log that grew too large becomes the older part, and its writers go on', () => {
  appendFileSync(log, 'first\n');
  rotateLog(log, 5);
  appendFileSync(log, 'second\n');
  expect(readFileSync(`${log}.1`, 'utf8')).toBe('first\n');
  expect(readFileSync(log, 'utf8')).toBe('second\n');
});

it('a small log stays, and a missing one is no error', () => {
  rotateLog(log, 5);
  appendFileSync(log, 'small');
  rotateLog(log, 5);
  expect(existsSync(`${log}.1`)).toBe(false);
});
