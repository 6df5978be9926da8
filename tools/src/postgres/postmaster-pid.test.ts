import { describe, expect, it } from 'vitest';
import { isPostmasterOf, readPostmasterPid, readPostmasterPort } from './postmaster-pid.ts';

const CLUSTER = '/srv/seri/data/postgres/cluster';

describe('a postmaster.pid', () => {
  it('names the server in its first line', () => {
    expect(readPostmasterPid(`4711\n${CLUSTER}\n1763720000\n5432\n`)).toBe(4711);
  });

  it('names its port in its fourth', () => {
    expect(readPostmasterPort(`4711\n${CLUSTER}\n1763720000\n5432\n`)).toBe(5432);
    expect(readPostmasterPort(`4711\n${CLUSTER}\n1763720000\n`)).toBeUndefined();
  });

  it.each(['', '\n', 'x\n', '0\n', '1\n', '-5\n'])('cut short or nonsense (%j) names nobody', (text) => {
    expect(readPostmasterPid(text)).toBeUndefined();
  });
});

describe('a running process is our server', () => {
  it('when it is a postgres on this very cluster', () => {
    expect(isPostmasterOf(CLUSTER, ['/x/bin/postgres', '-D', CLUSTER, '-c', 'port=5432'])).toBe(true);
  });

  it('not when its number was given to another program, or it serves another cluster', () => {
    expect(isPostmasterOf(CLUSTER, ['/usr/bin/vim', '-D', CLUSTER])).toBe(false);
    expect(isPostmasterOf(CLUSTER, ['/x/bin/postgres', '-D', '/elsewhere'])).toBe(false);
    expect(isPostmasterOf(CLUSTER, [])).toBe(false);
  });
});
