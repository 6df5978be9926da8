import { inflateRawSync } from 'node:zlib';

export interface PackedPart {
  name: string;
  isEncrypted: boolean;
  /** Inflates at most so many bytes: a zip may say less about itself than it holds. */
  inflate: (mostBytes: number) => Uint8Array;
}

const endSignature = 0x06_05_4b_50;
const entrySignature = 0x02_01_4b_50;
const localSignature = 0x04_03_4b_50;
const endBytes = 22;
const longestComment = 0xff_ff;
const entryBytes = 46;
const localBytes = 30;

/** The entries of a zip by its directory, as spreadsheets find them. Throws a RangeError where the directory leads out of it. */
export function* packedParts(zip: Buffer): Generator<PackedPart> {
  const end = endOf(zip);
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== entrySignature) throw new RangeError('No entry begins here.');
    const nameBytes = zip.readUInt16LE(at + 28);
    yield entryAt(zip, at, nameBytes);
    at += entryBytes + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}

function endOf(zip: Buffer): number {
  const first = Math.max(0, zip.length - endBytes - longestComment);
  for (let at = zip.length - endBytes; at >= first; at -= 1) if (zip.readUInt32LE(at) === endSignature) return at;
  throw new RangeError('The zip has no end.');
}

const stored = 0;
const deflated = 8;

function entryAt(zip: Buffer, at: number, nameBytes: number): PackedPart {
  const method = zip.readUInt16LE(at + 10);
  const size = zip.readUInt32LE(at + 20);
  const local = zip.readUInt32LE(at + 42);
  return {
    name: zip.toString('utf8', at + entryBytes, at + entryBytes + nameBytes),
    isEncrypted: (zip.readUInt16LE(at + 8) & 1) === 1,
    inflate(mostBytes) {
      if (zip.readUInt32LE(local) !== localSignature) throw new RangeError('No file begins here.');
      const start = local + localBytes + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
      const packed = zip.subarray(start, start + size);
      if (method === stored) return packed;
      if (method !== deflated) throw new RangeError('Nobody packs so.');
      return inflateRawSync(packed, { maxOutputLength: mostBytes });
    },
  };
}
