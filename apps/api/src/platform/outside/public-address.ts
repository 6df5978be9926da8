import { BlockList, isIPv4 } from 'node:net';

/** Of IPv4 everything is public but these: own machine, private, shared, link-local, of documents and tests, multicast. */
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

/** Of IPv6 nothing is public but the unicast of the world: what maps or translates IPv4 lies outside of it. */
const global = blockListOf('ipv6', [['2000::', 3]]);
/** But for these: of tunnels that hold an IPv4 (Teredo, 6to4), and of documents. */
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

/** Whether an address can belong to somebody out there: never to this machine, its neighbours or its cloud's services. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4');
  return global.check(address, 'ipv6') && !notGlobal.check(address, 'ipv6');
}
