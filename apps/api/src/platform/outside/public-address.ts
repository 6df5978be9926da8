import { BlockList, isIPv4 } from 'node:net';

/** IPv4 ranges that are not public: loopback, private, shared, link-local, documentation and test, multicast, reserved. */
const notPublic = blockListOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]);

/** In IPv6 only global unicast is public; mapped and translated IPv4 addresses lie outside it. */
const global = blockListOf('ipv6', [['2000::', 3]]);
/** Exceptions: tunnels that embed an IPv4 address (Teredo, 6to4), and documentation ranges. */
const notGlobal = blockListOf('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

function blockListOf(family: 'ipv4' | 'ipv6', networks: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [network, bits] of networks) list.addSubnet(network, bits, family);
  return list;
}

/** True only for an address on the internet, never for this machine, its neighbours or its cloud's services. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4');
  return global.check(address, 'ipv6') && !notGlobal.check(address, 'ipv6');
}
