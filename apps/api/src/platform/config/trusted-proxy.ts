import { isIP } from 'node:net';

const named = new Set(['loopback', 'linklocal', 'uniquelocal']);
const longestPrefix: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/** An address, a network as address and prefix length, or a name for a group of networks. */
export function isTrustedProxy(entry: string): boolean {
  if (named.has(entry)) return true;
  const [address = '', prefix, ...more] = entry.split('/');
  const longest = longestPrefix[isIP(address)];
  if (longest === undefined || more.length > 0) return false;
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= longest);
}
