import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default), computed on the thread pool, never on the event loop: about 30 ms, 19 MiB. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

/** An unknown account costs the same time as a wrong password: R9. */
export async function matchesPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== undefined;
}

const decoy = hashPassword('a password that nobody has');
