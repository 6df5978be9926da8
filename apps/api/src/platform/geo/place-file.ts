import { type FileHandle, open } from 'node:fs/promises';
import { addressBits } from './address-bits.ts';

/** The marker before the metadata, which lies in the last 128 KB. */
const marker = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
const longestMetadata = 128 * 1024;
/** Zeros between the tree and the data. */
const separator = 16;

const kinds = { pointer: 1, text: 2, double: 3, map: 7, array: 11, flag: 14, float: 15 } as const;
/** Whole numbers without a sign, of 16 to 128 bits. */
const numbers: ReadonlySet<number> = new Set([5, 6, 9, 10]);

interface DecodedField {
  value: unknown;
  /** The position after it. */
  next: number;
}

interface Metadata {
  node_count: number;
  record_size: number;
  ip_version: number;
}

/**
 * The record of an address in a file of MaxMind's format (MMDB 2.0); null if the file knows none. It reads only the bytes
 * that it needs, in some sixty small reads, because the file as a whole takes 65 MB of memory.
 */
export async function findPlace(path: string, address: string): Promise<unknown> {
  const file = await open(path);
  try {
    const { node_count: nodes, record_size: bits, ip_version: version } = await readMetadata(file);
    let node = 0;
    for (const isRight of addressBits(address, version)) {
      if (node >= nodes) break;
      node = childOf(await readAt(file, (node * bits) / 4, bits / 4), bits, isRight);
    }
    if (node <= nodes) return null;
    const data = (nodes * bits) / 4 + separator;
    const { value } = await new Decoder(file, data).decode(data + node - nodes - separator);
    return value;
  } finally {
    await file.close();
  }
}

async function readMetadata(file: FileHandle): Promise<Metadata> {
  const { size } = await file.stat();
  const tail = await readAt(file, Math.max(0, size - longestMetadata), longestMetadata);
  const start = tail.lastIndexOf(marker);
  if (start < 0) throw new Error('It is no file of places.');
  const position = size - tail.length + start + marker.length;
  const { value } = await new Decoder(file, position).decode(position);
  return value as Metadata;
}

/** A node holds two numbers of 24, 28 or 32 bits; of 28, the middle byte holds the upper half of each. */
function childOf(node: Buffer, bits: number, isRight: boolean): number {
  if (bits === 32) return node.readUInt32BE(isRight ? 4 : 0);
  const low = node.readUIntBE(isRight ? node.length - 3 : 0, 3);
  if (bits === 24) return low;
  const middle = node.readUInt8(3);
  return low + (isRight ? middle & 15 : middle >> 4) * 2 ** 24;
}

class Decoder {
  readonly #file: FileHandle;
  /** Pointers count from here. */
  readonly #base: number;

  constructor(file: FileHandle, base: number) {
    this.#file = file;
    this.#base = base;
  }

  async decode(position: number): Promise<DecodedField> {
    const head = await readAt(this.#file, position, 5);
    const control = head.readUInt8(0);
    if (control >> 5 === kinds.pointer) return this.#follow(position, control, head);
    const isExtended = control >> 5 === 0;
    const kind = isExtended ? head.readUInt8(1) + 7 : control >> 5;
    const { size, length } = sizeIn(control & 31, head.subarray(isExtended ? 2 : 1));
    const start = position + (isExtended ? 2 : 1) + length;
    if (kind === kinds.map) return this.#map(start, size);
    if (kind === kinds.array) return this.#array(start, size);
    if (kind === kinds.flag) return { value: size !== 0, next: start };
    return { value: scalarOf(kind, await readAt(this.#file, start, size)), next: start + size };
  }

  /** The first bits say how many bytes the pointer has, and what is added to it. */
  async #follow(position: number, control: number, head: Buffer): Promise<DecodedField> {
    const bytes = ((control >> 3) & 3) + 1;
    const upper = bytes === 4 ? 0 : (control & 7) * 2 ** (8 * bytes);
    const added = [0, 2048, 526_336, 0][bytes - 1] ?? 0;
    const { value } = await this.decode(this.#base + upper + head.readUIntBE(1, bytes) + added);
    return { value, next: position + 1 + bytes };
  }

  async #map(start: number, size: number): Promise<DecodedField> {
    const entries: [string, unknown][] = [];
    let next = start;
    while (entries.length < size) {
      const key = await this.decode(next);
      const { value, next: after } = await this.decode(key.next);
      entries.push([String(key.value), value]);
      next = after;
    }
    return { value: Object.fromEntries(entries), next };
  }

  async #array(start: number, size: number): Promise<DecodedField> {
    const value: unknown[] = [];
    let next = start;
    while (value.length < size) {
      const item = await this.decode(next);
      value.push(item.value);
      ({ next } = item);
    }
    return { value, next };
  }
}

/** A size above 28 continues in the next one to three bytes. */
function sizeIn(short: number, after: Buffer): { size: number; length: number } {
  if (short < 29) return { size: short, length: 0 };
  const length = short - 28;
  return { size: after.readUIntBE(0, length) + ([29, 285, 65_821][length - 1] ?? 0), length };
}

function scalarOf(kind: number, bytes: Buffer): unknown {
  if (kind === kinds.text) return bytes.toString();
  if (kind === kinds.double) return bytes.readDoubleBE();
  if (kind === kinds.float) return bytes.readFloatBE();
  return numbers.has(kind) ? bytes.reduce((number, byte) => number * 256 + byte, 0) : null;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
