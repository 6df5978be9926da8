import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Counted } from './patience.ts';

/** What tries are counted for, such as `address:203.0.113.7`. Names of people are kept as hashes only. */
export type TryKey = `${Counted}:${string}`;

/** The same for an address with an account and for one without: R9. */
export function emailKey(email: string): TryKey {
  return `email:${hashed(email.trim().toLowerCase())}`;
}

/** A browser that the account knows is counted by itself, so that no stranger locks the owner out. */
export function deviceKey(accountId: number, device: string): TryKey {
  return `device:${hashed(`${accountId} ${device}`)}`;
}

/** Whoever has one IPv6 address has its whole network. */
export function addressKey(counted: Counted, address: string | null): TryKey {
  return `${counted}:${address === null ? 'unknown' : networkOf(address)}`;
}

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const words = 8;
const wordsOfNetwork = 4;

function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: words - head.length - tail.length }, () => '0');
  const network = [...head, ...zeros, ...tail].slice(0, wordsOfNetwork);
  return `${network.map((word) => Number.parseInt(word, 16).toString(16)).join(':')}::/64`;
}
