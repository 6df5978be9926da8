import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Figure } from '../http/health.ts';
import type { Log } from '../log.ts';
import { type DiskState, hasRoom, isNearlyFull } from './disk-room.ts';

export interface DiskWatch {
  hasRoom(): boolean;
  /** Resolves when there is room again, or no more. */
  untilRoomIs(wanted: boolean, signal: AbortSignal): Promise<void>;
  figures: readonly Figure[];
  stop(): Promise<void>;
}

const usual = { measure: measureDisk, pause: 500 };

/** Follows the free space of the volume that holds the data folder. */
export function watchDisk(folder: string, log: Log, { measure, pause } = usual): DiskWatch {
  const stopping = new AbortController();
  let disk: DiskState = { free: Infinity, size: 0 };
  const watching = watch();
  return {
    hasRoom: () => hasRoom(disk),
    async untilRoomIs(wanted, signal) {
      while (!signal.aborted && hasRoom(disk) !== wanted)
        await delay(pause, undefined, { signal }).catch(() => undefined);
    },
    figures: [
      { name: 'seri_disk_free_bytes', help: 'Free space beside the data', value: () => disk.free },
      { name: 'seri_disk_size_bytes', help: 'Size of the volume of the data', value: () => disk.size },
    ],
    async stop() {
      stopping.abort();
      await watching;
    },
  };

  async function watch(): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      const before = disk;
      disk = await measure(folder).catch(() => before);
      tellChange(before, disk, log);
      await delay(pause, undefined, { signal }).catch(() => undefined);
    }
  }
}

function tellChange(before: DiskState, now: DiskState, log: Log): void {
  const about = { free: now.free, size: now.size };
  if (hasRoom(before) && !hasRoom(now)) log.error(about, 'the disk is full: changes are refused until there is room');
  else if (!hasRoom(before) && hasRoom(now)) log.info(about, 'the disk has room again');
  else if (!isNearlyFull(before) && isNearlyFull(now)) log.warn(about, 'the disk is nearly full');
}

async function measureDisk(folder: string): Promise<DiskState> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}
