import { isIP } from 'node:net';

/**
 * The address as people write it. A server that listens on IPv6 sees an IPv4 visitor as `::ffff:203.0.113.7`, and a
 * link-local address carries its zone (`fe80::1%eth0`), which databases do not accept.
 */
export function plainAddress(ip: string): string | null {
  const [address = ''] = ip.replace(/^::ffff:(?=\d+\.)/i, '').split('%');
  return isIP(address) === 0 ? null : address;
}
