import { BlockList, isIPv4 } from 'node:net';

/** Networks without a place on the map: loopback, private, link-local, carrier-shared. */
const networks = [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const;

const local = new BlockList();
for (const [network, bits, family] of networks) local.addSubnet(network, bits, family);

export function isLocalAddress(address: string): boolean {
  return local.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}
