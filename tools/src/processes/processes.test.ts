import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { birthOf, commandLineOf, isAlive, isZombie, readBirth } from './processes.ts';

const STAT = '4711 (a (strange) name) S 1 4711 4711 0 -1 4194304 100 0 0 0 1 2 0 0 20 0 1 0 987654 1000 10';

describe('processes', () => {
  it('have their start time in the 22nd field of their stat, whatever their name holds', () => {
    expect(readBirth(STAT)).toBe('987654');
    expect(readBirth(undefined)).toBeUndefined();
  });

  it('that ended but were not reaped are not alive', () => {
    expect(isZombie(STAT)).toBe(false);
    expect(isZombie(STAT.replace(') S ', ') Z '))).toBe(true);
  });

  it('are told from a later one with the same pid by their start time', () => {
    expect(birthOf(process.pid)).toBeTruthy();
    expect(birthOf(process.pid)).toBe(birthOf(process.pid));
    expect(birthOf(process.pid)).not.toBe(birthOf(1));
  });

  it('are gone once they ended', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const pid = child.pid ?? 0;
    expect(isAlive(pid)).toBe(true);
    expect(commandLineOf(pid)[1]).toBe('-e');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isAlive(pid)).toBe(false);
  });
});
