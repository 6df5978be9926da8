type StartedFile = 'jpg' | 'png' | 'webp' | 'pdf' | 'mp3' | 'zip';
export type FileType = Exclude<StartedFile, 'zip'> | 'xlsx';

const text = (bytes: string) => Buffer.from(bytes, 'latin1');

/** How each type of file begins. */
const starts: readonly (readonly [StartedFile, Buffer])[] = [
  ['jpg', text('\xFF\xD8\xFF')],
  ['png', text('\x89PNG\r\n\x1A\n')],
  ['pdf', text('%PDF-')],
  ['mp3', text('ID3')],
  ['zip', text('PK\x03\x04')],
];

function startOf(head: Buffer): StartedFile | undefined {
  if (isWebp(head)) return 'webp';
  const found = starts.find(([, start]) => head.subarray(0, start.length).equals(start));
  return found?.[0] ?? (isFrameOfMp3(head) ? 'mp3' : undefined);
}

/** A file of RIFF, whose second word says what is in it. */
function isWebp(head: Buffer): boolean {
  return head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP';
}

/** An MP3 without a tag begins with a frame: eleven set bits, layer III, a rate and a frequency that exist. */
function isFrameOfMp3(head: Buffer): boolean {
  const [sync = 0, layer = 0, rate = 0] = head;
  const isSynced = sync === 0xff && (layer & 0xe6) === 0xe2 && (layer & 0x18) !== 0x08;
  return isSynced && rate >> 4 !== 0 && rate >> 4 !== 15 && (rate & 0x0c) !== 0x0c;
}

const entryMark = text('PK\x01\x02');
const entryHead = 46;
const longestEntry = 300;

/**
 * Tells the type of a file while its bytes pass by, and holds only some hundred of them: by how it begins and, for a table,
 * by the names in the directory at the end of its zip.
 */
export class FileSniffer {
  #head = Buffer.alloc(0);
  #rest = Buffer.alloc(0);
  #hasTypes = false;
  #hasSheets = false;

  push(piece: Uint8Array): void {
    if (this.#head.length < 16) this.#head = Buffer.concat([this.#head, piece.subarray(0, 16)]);
    if (startOf(this.#head) === 'zip' || this.#head.length < 16) this.#readEntries(piece);
  }

  type(): FileType | undefined {
    const start = startOf(this.#head);
    if (start !== 'zip') return start;
    return this.#hasTypes && this.#hasSheets ? 'xlsx' : undefined;
  }

  #readEntries(piece: Uint8Array): void {
    const seen = Buffer.concat([this.#rest, piece]);
    for (let at = seen.indexOf(entryMark); at >= 0; at = seen.indexOf(entryMark, at + 1)) {
      if (at + entryHead > seen.length) break;
      const length = Math.min(seen.readUInt16LE(at + 28), longestEntry);
      const name = seen.toString('latin1', at + entryHead, at + entryHead + length);
      if (name === '[Content_Types].xml') this.#hasTypes = true;
      if (name.startsWith('xl/')) this.#hasSheets = true;
    }
    this.#rest = seen.subarray(Math.max(0, seen.length - entryHead - longestEntry));
  }
}
