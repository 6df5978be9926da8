import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../../../../platform/database/database.ts';
import type { Delivery } from '../deliveries/delivery.store.ts';
import { findRejects } from './reject.store.ts';

const pageSize = 1_000;

export const rejectsPathOf = (path: string) => `${path}.rejects.ndjson`;

/** Writes the rejects of a delivery with line and reason. Without rejects it removes the file of a former run. */
export async function writeRejects(db: Db, { id, rejected }: Delivery, path: string): Promise<void> {
  const target = rejectsPathOf(path);
  if (rejected === 0) return rm(target, { force: true });
  const unfinished = `${target}.part`;
  // Removed first and opened with `wx`: a symbolic link placed under this name is not followed.
  await rm(unfinished, { force: true });
  await pipeline(Readable.from(linesOf(db, id)), createWriteStream(unfinished, { flags: 'wx' }));
  await rename(unfinished, target);
}

async function* linesOf(db: Db, id: number): AsyncGenerator<string> {
  for (let line = 0; ;) {
    const rejects = await findRejects(db, id, line, pageSize);
    const last = rejects.at(-1);
    if (!last) return;
    yield rejects.map(({ line: at, reason, text }) => `${JSON.stringify({ line: at, reason, row: text })}\n`).join('');
    ({ line } = last);
  }
}
