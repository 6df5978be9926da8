export interface DiskState {
  free: number;
  size: number;
}

const megabyte = 2 ** 20;
const gigabyte = 2 ** 30;

/** Below this, changes are refused: a database whose disk is full stops, and needs room to start again. */
export const reserveOf = ({ size }: DiskState): number => Math.max(64 * megabyte, size * 0.02);

export const hasRoom = (disk: DiskState): boolean => disk.free >= reserveOf(disk);

export const isNearlyFull = ({ free, size }: DiskState): boolean => free < Math.min(size * 0.1, 2 * gigabyte);
