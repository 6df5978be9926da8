import { startPulse } from '../platform/database/pulse.ts';
import { watchDisk } from '../platform/disk/watch-disk.ts';
import type { Readiness } from '../platform/http/health.ts';
import type { Platform } from '../platform/platform.ts';
import type { RunningPart } from './running-part.ts';

/** Watches what the server stands on: without the database it serves nothing, with a full disk it only reads. */
export function watchGround({ database, settings, log }: Platform): Readiness & RunningPart {
  const pulse = startPulse(database, log);
  const disk = watchDisk(settings.dataDir, log);
  return {
    async check() {
      if (!pulse.isAnswering()) return ['database'];
      return database.pool.query('select 1').then(
        () => [],
        () => ['database'],
      );
    },
    canServe: (call) => pulse.isAnswering() && (call === 'reads' || disk.hasRoom()),
    states: () => ({ disk: disk.hasRoom() ? 'has room' : 'full' }),
    figures: disk.figures,
    stop: async () => void (await Promise.all([pulse.stop(), disk.stop()])),
  };
}
