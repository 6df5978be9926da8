import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { root } from './paths.ts';

describe('the environment of a start', () => {
  it('needs no setting: port 3000, the data folder of the checkout, the demo', () => {
    expect(readEnvironment({})).toEqual({
      port: 3000,
      isPortChosen: false,
      host: undefined,
      dataDir: join(root, 'data'),
      databaseUrl: undefined,
      ownerUrl: undefined,
      isDemo: true,
    });
  });

  it('is no demo on a database of one’s own, unless asked for', () => {
    const DATABASE_URL = 'postgres://someone@there/seri';
    expect(readEnvironment({ DATABASE_URL }).isDemo).toBe(false);
    expect(readEnvironment({ DATABASE_URL, DEMO: 'on' }).isDemo).toBe(true);
    expect(readEnvironment({ DEMO: 'off' }).isDemo).toBe(false);
  });

  it('takes an empty setting for none', () => {
    expect(readEnvironment({ PORT: '', HOST: '', DATA_DIR: '', DATABASE_URL: '', DEMO: '' })).toEqual(
      readEnvironment({}),
    );
  });

  it('makes a relative DATA_DIR absolute', () => {
    expect(readEnvironment({ DATA_DIR: 'somewhere' }).dataDir).toBe(join(process.cwd(), 'somewhere'));
  });

  it.each(['0', '65536', '-1', '80a', '1.5'])('refuses the port %s in a sentence', (PORT) => {
    expect(() => readEnvironment({ PORT })).toThrow(`PORT is "${PORT}": set it to a number from 1 to 65535.`);
  });

  it('refuses a switch that is neither on nor off', () => {
    expect(() => readEnvironment({ DEMO: 'maybe' })).toThrow('DEMO is "maybe": set it to on or off.');
  });
});
