import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Turns } from '../../../../platform/turns.ts';

/** argon2id (the library's default), computed on the thread pool, never on the event loop: about 30 ms, 19 MiB. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * One core stays free for everybody else: unlimited, twenty people signing in slow a listing eighteenfold. Two hundred
 * who wait are some six seconds.
 */
const turns = new Turns(Math.max(1, availableParallelism() - 1), 200);

export function hashPassword(password: string): Promise<string> {
  return turns.take(() => hash(password, options));
}

/** An unknown account costs the same time as a wrong password: R9. */
export async function matchesPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const known = passwordHash ?? (await decoy);
  const matches = await turns.take(() => verify(known, password));
  return matches && passwordHash !== undefined;
}

const decoy = hashPassword('a password that nobody has');
