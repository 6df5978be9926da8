import { eventually } from '@seri/api/testkit/eventually';
import { silentLog } from '@seri/api/testkit/silent-log';
import { afterEach, expect, it } from 'vitest';
import { runWhileRoom } from './run-while-room.ts';
import { watchDisk } from './watch-disk.ts';

const size = 1000 * 2 ** 20;
let free = size;
const disk = watchDisk('anywhere', silentLog, { measure: async () => ({ free, size }), pause: 5 });
afterEach(() => disk.stop());

it('work rests while the disk is full, and starts again as soon as the database does', async () => {
  const events: string[] = [];
  let isDatabaseUp = true;
  const start = async () => {
    events.push(isDatabaseUp ? 'started' : 'refused');
    if (!isDatabaseUp) throw new Error('the database recovers');
    return { stop: async () => void events.push('stopped') };
  };
  const work = await runWhileRoom(disk, start);
  isDatabaseUp = false;
  free = 0;
  await eventually(() => expect(events).toEqual(['started', 'stopped']));
  free = size;
  await eventually(() => expect(events).toEqual(['started', 'stopped', 'refused']));
  isDatabaseUp = true;
  await eventually(() => expect(events.slice(2)).toContain('started'));
  await work.stop();
  expect(events.at(-1)).toBe('stopped');
});
