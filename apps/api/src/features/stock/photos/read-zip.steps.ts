import { crc32 } from 'node:zlib';

interface ZipEntry {
  name: string;
  bytes: Buffer;
}

const signatures = { file: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 } as const;

/** Reads an uncompressed zip as other programs do: from its end, by its central directory. */
export function readZip(zip: Buffer): ZipEntry[] {
  const end = zip.length - 22;
  demand(zip.readUInt32LE(end) === signatures.end, 'no end');
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    demand(zip.readUInt32LE(at) === signatures.entry, 'no entry');
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const bytes = readFile(zip, zip.readUInt32LE(at + 42), zip.readUInt32LE(at + 24));
    demand(crc32(bytes) === zip.readUInt32LE(at + 16), `${name} is damaged`);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    return { name, bytes };
  });
}

function readFile(zip: Buffer, at: number, size: number): Buffer {
  demand(zip.readUInt32LE(at) === signatures.file, 'no file');
  demand(zip.readUInt16LE(at + 8) === 0, 'not stored');
  const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  return zip.subarray(start, start + size);
}

function demand(holds: boolean, fault: string): void {
  if (!holds) throw new Error(`Not a zip of ours: ${fault}`);
}
