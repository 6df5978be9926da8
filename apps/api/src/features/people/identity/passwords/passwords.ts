import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Turns } from '../../../../platform/turns.ts';

/** argon2id (the default of the library), run on the thread pool: about 30 ms and 19 MiB. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * Leaves one core free: without a limit, twenty concurrent sign-ins slow a listing eighteenfold. Two hundred waiting
 * ones take about six seconds.
 */
const turns = new Turns(Math.max(1, availableParallelism() - 1), 200);

export function hashPassword(password: string): Promise<string> {
  return turns.take(() => hash(password, options));
}

/** R9: an unknown account costs the same time as a wrong password. */
export async function matchesPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const known = passwordHash ?? (await decoy);
  const matches = await turns.take(() => verify(known, password));
  return matches && passwordHash !== undefined;
}

const decoy = hashPassword('a password that nobody has');
