/** The server's proof of work: find the counter whose derived key starts with `keyPrefix`. */
export interface Riddle {
  parameters: Readonly<Record<string, unknown>>;
  /** Lets the server verify that the riddle is its own. */
  signature: string;
}

export interface KeyOptions {
  salt: Uint8Array<ArrayBuffer>;
  /** Iterations of PBKDF2 with SHA-256. */
  cost: number;
  /** In bytes. */
  length: number;
}

export type DeriveKey = (password: Uint8Array<ArrayBuffer>, options: KeyOptions) => Promise<Uint8Array>;

const counterBytes = 4;
const maxTries = 100_000;

export async function solveRiddle(riddle: Riddle, deriveKey: DeriveKey): Promise<string> {
  const { nonce, salt, cost, keyLength, keyPrefix } = readParameters(riddle.parameters);
  const options: KeyOptions = { salt: bytesOf(salt), cost, length: keyLength };
  const start = bytesOf(nonce);
  const password = new Uint8Array(start.length + counterBytes);
  password.set(start);
  const view = new DataView(password.buffer);
  for (let counter = 0; counter < maxTries; counter += 1) {
    view.setUint32(start.length, counter);
    const derivedKey = hexOf(await deriveKey(password, options));
    if (derivedKey.startsWith(keyPrefix)) return tokenOf(riddle, { counter, derivedKey });
  }
  throw new Error('The riddle has no solution.');
}

interface RiddleParameters {
  nonce: string;
  salt: string;
  cost: number;
  keyLength: number;
  keyPrefix: string;
}

function readParameters(parameters: Riddle['parameters']): RiddleParameters {
  const { algorithm, nonce, salt, cost, keyLength, keyPrefix } = parameters;
  const isKnown =
    algorithm === 'PBKDF2/SHA-256' &&
    [nonce, salt, keyPrefix].every((value) => typeof value === 'string') &&
    [cost, keyLength].every((value) => typeof value === 'number');
  if (!isKnown) throw new Error('A riddle of another kind.');
  return { nonce, salt, cost, keyLength, keyPrefix } as RiddleParameters;
}

function tokenOf({ parameters, signature }: Riddle, solution: { counter: number; derivedKey: string }): string {
  return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }));
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
