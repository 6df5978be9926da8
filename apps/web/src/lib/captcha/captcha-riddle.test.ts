import { describe, expect, it } from 'vitest';
import { deriveInScript, deriveNatively } from './captcha-keys.ts';
import { type DeriveKey, type Riddle, solveRiddle } from './captcha-riddle.ts';

/** Made with Node's pbkdf2Sync: the key of counter 7 starts with the prefix, those of 0 to 6 do not. */
const riddle: Riddle = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 3,
    data: { action: 'login' },
    expiresAt: 1_795_000_000,
    keyLength: 32,
    keyPrefix: 'dbe0eed8',
    nonce: '00112233445566778899aabbccddeeff',
    salt: 'ffeeddccbbaa99887766554433221100',
  },
  signature: 'abcd',
};

const read = (token: string) => JSON.parse(atob(token)) as { challenge: Riddle; solution: object };

describe.each<[string, DeriveKey]>([
  ['Web Crypto', deriveNatively],
  ['pure JavaScript', deriveInScript],
])('%s', (_, deriveKey) => {
  it('finds the counter and returns the riddle unchanged', async () => {
    const token = read(await solveRiddle(riddle, deriveKey));
    expect(token.challenge).toEqual(riddle);
    expect(token.solution).toEqual({
      counter: 7,
      derivedKey: 'dbe0eed80bcedc7c56965d51dcecd9f1576dcdf63b1091fd03be9ecb4dcccb35',
    });
  });
});

it('a riddle with an unknown algorithm is rejected', async () => {
  const other = { ...riddle, parameters: { ...riddle.parameters, algorithm: 'SHA-256' } };
  await expect(solveRiddle(other, deriveInScript)).rejects.toThrow('another kind');
});
