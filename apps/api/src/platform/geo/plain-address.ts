import { isIP } from 'node:net';

/**
 * An address as people write it. `::ffff:203.0.113.7` is how a server that listens on IPv6 sees an IPv4 visitor, and a
 * link-local one carries its zone (`fe80::1%eth0`), which no database takes for an address.
 */
export function plainAddress(ip: string): string | null {
  const [address = ''] = ip.replace(/^::ffff:(?=\d+\.)/i, '').split('%');
  return isIP(address) === 0 ? null : address;
}
