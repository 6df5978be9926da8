import { isIPv4 } from 'node:net';

/** The bits of an address from the highest on. A tree of version 6 holds the addresses of IPv4 behind 96 zeros. */
export function addressBits(address: string, version: number): boolean[] {
  if (!isIPv4(address)) return groupsOf(address).flatMap((group) => bitsOf(group, 16));
  const bits = address.split('.').flatMap((part) => bitsOf(Number(part), 8));
  return version === 4 ? bits : [...Array.from({ length: 96 }, () => false), ...bits];
}

function bitsOf(number: number, length: number): boolean[] {
  return Array.from({ length }, (_, index) => ((number >> (length - 1 - index)) & 1) === 1);
}

/** The eight groups of an IPv6 address. A URL writes every form of it alike, in hexadecimal groups with one gap. */
function groupsOf(address: string): number[] {
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [before, after ?? ''].map((text) => text.split(':').filter(Boolean));
  const gap = Array.from({ length: 8 - (left?.length ?? 0) - (right?.length ?? 0) }, () => '0');
  return [...(left ?? []), ...gap, ...(right ?? [])].map((group) => Number.parseInt(group, 16));
}
