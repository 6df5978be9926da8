import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const key = 'a key of at least thirty-two characters';
const text = randomBytes(600_000);

async function* chunksOf(bytes: Buffer, length = 7_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

const sealed = (bytes: Buffer, usedKey?: string) => buffer(seal(chunksOf(bytes), usedKey));
const opened = (bytes: Buffer, usedKey?: string) => buffer(unseal(chunksOf(bytes), usedKey));

describe.each([
  ['encrypted', key],
  ['open', undefined],
])('an %s backup', (_, used) => {
  it.each([0, 1, 1 << 18, text.length])('of %i bytes is opened as it was', async (length) => {
    const bytes = text.subarray(0, length);
    expect(await opened(await sealed(bytes, used), used)).toEqual(bytes);
  });

  it('that was cut off is refused, wherever that was', async () => {
    const file = await sealed(text, used);
    const inChunk = file.subarray(0, 300_000);
    const betweenChunks = file.subarray(0, file.length - (text.length % (1 << 18)) - 20);
    for (const cut of [inChunk, betweenChunks, file.subarray(0, -1)]) {
      await expect(opened(cut, used)).rejects.toThrow('This backup ends too early: the file was cut off.');
    }
    await expect(opened(file.subarray(0, 10), used)).rejects.toThrow('This file is no backup of Seri');
  });

  it('of which one bit was changed is refused, wherever that was', async () => {
    const file = await sealed(text, used);
    const line = file.indexOf('\n') + 1;
    for (const at of [line + 2, line + 4, line + 200_000, 400_000, file.length - 1]) {
      const flipped = Buffer.from(file);
      flipped[at] = (flipped[at] ?? 0) ^ 1;
      await expect(opened(flipped, used)).rejects.toThrow(/^This backup (is damaged near byte \d+|ends too early)/);
    }
  });

  it('of which chunks change places, or to which something is added, is refused', async () => {
    const file = await sealed(text, used);
    const line = file.indexOf('\n') + 1;
    const chunk = (1 << 18) + 20;
    const [first, second] = [file.subarray(line, line + chunk), file.subarray(line + chunk, line + 2 * chunk)];
    const swapped = Buffer.concat([file.subarray(0, line), second, first, file.subarray(line + 2 * chunk)]);
    await expect(opened(swapped, used)).rejects.toThrow('is damaged');
    await expect(opened(Buffer.concat([file, Buffer.from('x')]), used)).rejects.toThrow('is damaged');
  });
});

describe('the key of a backup', () => {
  it('is asked for, and a wrong one is told from a damaged file', async () => {
    const file = await sealed(text, key);
    await expect(opened(file)).rejects.toThrow('This backup is encrypted: set BACKUP_KEY to the key it was made with.');
    await expect(opened(file, `${key}.`)).rejects.toThrow('This is not the key of the backup');
  });

  it('leaves nothing to read, and the same bytes never look the same', async () => {
    const plain = Buffer.from('remittance '.repeat(1_000));
    const [one, other] = [await sealed(plain, key), await sealed(plain, key)];
    expect(one.includes('remittance')).toBe(false);
    expect(one.subarray(100).equals(other.subarray(100))).toBe(false);
  });
});

it('another file, and a backup of a newer form, are told so', async () => {
  await expect(opened(Buffer.from('PGDMP'))).rejects.toThrow('This file is no backup of Seri');
  await expect(opened(Buffer.from('seri-backup 2 plain\nxx'))).rejects.toThrow('of a newer form');
});
