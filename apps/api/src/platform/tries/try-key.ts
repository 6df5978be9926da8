import { isIPv6 } from 'node:net';

/** The key under which tries are counted, such as `address:203.0.113.7`. Names of people are stored as hashes only. */
export type TryKey<Counted extends string = string> = `${Counted}:${string}`;

/** IPv6 is counted by network, because one owner has all addresses of it. */
export function addressKey<Counted extends string>(counted: Counted, address: string | null): TryKey<Counted> {
  return `${counted}:${address === null ? 'unknown' : networkOf(address)}`;
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
