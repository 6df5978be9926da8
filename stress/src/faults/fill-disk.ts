import { closeSync, openSync, writeSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Ground } from '../product/ground.ts';
import type { Heal } from './faults.data.ts';

const block = Buffer.alloc(1 << 20);
const page = block.subarray(0, 4096);

/** Takes the last byte, and every byte that becomes free, until it is healed. */
export async function fillDisk({ disk }: Ground): Promise<Heal> {
  const file = join(disk ?? '', 'filler');
  const handle = openSync(file, 'a');
  const stop = new AbortController();
  const filling = (async () => {
    while (!stop.signal.aborted) {
      for (const bytes of [block, page]) while (write(handle, bytes));
      await wait(50);
    }
  })();
  return async () => {
    stop.abort();
    await filling;
    closeSync(handle);
    await rm(file);
  };
}

function write(handle: number, bytes: Buffer): boolean {
  try {
    return writeSync(handle, bytes) === bytes.length;
  } catch {
    return false;
  }
}
