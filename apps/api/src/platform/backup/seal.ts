import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { BackupError } from './backup-error.ts';
import { ByteReader } from './byte-reader.ts';

/**
 * The outer form of a backup: a line that names it, then chunks, each with a tag. With a key the chunks are encrypted
 * (AES-256-GCM) under a key of the file's own; without one the tag is a hash. A tag covers the chunk's place and whether
 * it is the last one, so that a file that was cut, reordered or changed anywhere is found out.
 */
const name = 'seri-backup 1';
const chunkLength = 1 << 18;
const headLength = 4;
const tagLength = 16;
const lastBit = 0x8000_0000;

interface Seal {
  line: string;
  close(place: number, head: Buffer, bytes: Buffer): { body: Buffer; tag: Buffer };
  /** Null if the tag does not fit. */
  open(place: number, head: Buffer, body: Buffer, tag: Buffer): Buffer | null;
}

export async function* seal(bytes: AsyncIterable<Buffer>, key?: string): AsyncGenerator<Buffer> {
  const sealer = key === undefined ? plainSeal() : keyedSeal(key, randomBytes(16).toString('hex'));
  yield Buffer.from(sealer.line);
  const reader = new ByteReader(bytes);
  let next = await reader.take(chunkLength);
  for (let place = 0, isLast = false; !isLast; place += 1) {
    const chunk = next;
    next = await reader.take(chunkLength);
    isLast = next.length === 0;
    const head = Buffer.alloc(headLength);
    head.writeUInt32BE(chunk.length + (isLast ? lastBit : 0));
    const { body, tag } = sealer.close(place, head, chunk);
    yield Buffer.concat([head, body, tag]);
  }
}

export async function* unseal(bytes: AsyncIterable<Buffer>, key?: string): AsyncGenerator<Buffer> {
  const reader = new ByteReader(bytes);
  const sealer = sealOf(await reader.takeLine(200), key);
  for (let place = 0, isLast = false; !isLast; place += 1) {
    const at = reader.taken;
    const head = await reader.take(headLength);
    if (head.length < headLength) throw cutOff();
    const length = head.readUInt32BE() % lastBit;
    isLast = head.readUInt32BE() >= lastBit;
    if (length > chunkLength) throw damaged(at);
    const rest = await reader.take(length + tagLength);
    if (rest.length < length + tagLength) throw cutOff();
    const chunk = sealer.open(place, head, rest.subarray(0, length), rest.subarray(length));
    if (!chunk) throw damaged(at);
    yield chunk;
  }
  if ((await reader.take(1)).length > 0) throw damaged(reader.taken);
}

function sealOf(line: string | null, key: string | undefined): Seal {
  const [, cipher, salt = '', check = ''] =
    /^seri-backup 1 (plain|aes-256-gcm ([0-9a-f]{32}) ([0-9a-f]{32}))$/.exec(line ?? '') ?? [];
  if (line === null || cipher === undefined) {
    if (line?.startsWith('seri-backup ')) throw new BackupError('This backup is of a newer form: use a newer release.');
    throw new BackupError('This file is no backup of Seri, or its beginning is damaged.');
  }
  if (cipher === 'plain') return plainSeal();
  if (key === undefined) throw new BackupError('This backup is encrypted: set BACKUP_KEY to the key it was made with.');
  if (checkOf(derive(key, salt)) !== check) {
    throw new BackupError('This is not the key of the backup: set BACKUP_KEY to the one it was made with.');
  }
  return keyedSeal(key, salt);
}

const tagOf = (place: number, head: Buffer, bytes: Buffer) =>
  createHash('sha256').update(nonceOf(place)).update(head).update(bytes).digest().subarray(0, tagLength);

function plainSeal(): Seal {
  const line = `${name} plain\n`;
  return {
    line,
    close: (place, head, bytes) => ({ body: bytes, tag: tagOf(place, head, bytes) }),
    open: (place, head, body, tag) => (timingSafeEqual(tagOf(place, head, body), tag) ? body : null),
  };
}

function keyedSeal(key: string, salt: string): Seal {
  const derived = derive(key, salt);
  const line = `${name} aes-256-gcm ${salt} ${checkOf(derived)}\n`;
  return {
    line,
    close(place, head, bytes) {
      const cipher = createCipheriv('aes-256-gcm', derived, nonceOf(place)).setAAD(
        Buffer.concat([Buffer.from(line), head]),
      );
      const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return { body, tag: cipher.getAuthTag() };
    },
    open(place, head, body, tag) {
      const cipher = createDecipheriv('aes-256-gcm', derived, nonceOf(place), { authTagLength: tagLength });
      cipher.setAAD(Buffer.concat([Buffer.from(line), head])).setAuthTag(tag);
      try {
        return Buffer.concat([cipher.update(body), cipher.final()]);
      } catch {
        return null;
      }
    },
  };
}

/** Never repeats under one key, because every file has a key of its own. */
function nonceOf(place: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(place), 4);
  return nonce;
}

const derive = (key: string, salt: string) =>
  Buffer.from(hkdfSync('sha256', key, Buffer.from(salt, 'hex'), 'seri backup', 32));

/** Tells a wrong key from a damaged file. */
const checkOf = (derived: Buffer) => createHmac('sha256', derived).update(name).digest('hex').slice(0, 32);

const cutOff = () => new BackupError('This backup ends too early: the file was cut off.');
const damaged = (at: number) => new BackupError(`This backup is damaged near byte ${at}: use another one.`);
