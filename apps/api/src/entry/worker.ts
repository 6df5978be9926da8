import { biddingHandlers, biddingJobs } from '../features/trade/bidding/tell/bidding.jobs.ts';
import { bankHandlers, bankJobs } from '../features/people/bank/bank.jobs.ts';
import { feedCron, feedHandlers, feedJobs } from '../features/intake/feed/feed.jobs.ts';
import { startFolderWatch } from '../features/intake/feed/deliveries/watch-folder.ts';
import { identityHandlers, identityJobs } from '../features/people/identity/identity.jobs.ts';
import {
  secondFactorHandlers,
  secondFactorJobs,
} from '../features/people/identity/second-factor/second-factor.jobs.ts';
import { ledgerHandlers, ledgerJobs } from '../features/trade/ledger/ledger.jobs.ts';
import { readAvailable } from '../features/trade/ledger/ledger.query.ts';
import { isChatUnread } from '../features/talk/chat/chat.query.ts';
import { notificationsHandlers, notificationsJobs } from '../features/talk/notifications/notifications.jobs.ts';
import { catalogueCron, catalogueHandlers, catalogueJobs } from '../features/stock/catalogue/catalogue.jobs.ts';
import { photosCron, photosHandlers, photosJobs } from '../features/stock/photos/photos.jobs.ts';
import { purchasesHandlers, purchasesJobs } from '../features/trade/purchases/purchases.jobs.ts';
import {
  translationsCron,
  translationsHandlers,
  translationsJobs,
} from '../features/services/translations/translations.jobs.ts';
import { runWhileRoom } from '../platform/disk/run-while-room.ts';
import { watchDisk } from '../platform/disk/watch-disk.ts';
import { backupCron, backupHandlers, backupJobs } from '../platform/backup/backup.jobs.ts';
import { housekeepingCron, housekeepingHandlers, housekeepingJobs } from '../platform/jobs/housekeeping.ts';
import { startJobs } from '../platform/jobs/runner.ts';
import type { Platform } from '../platform/platform.ts';
import { backupPartsOf } from './backup-parts.ts';
import type { Demonstration } from './demonstration.ts';
import type { RunningPart } from './running-part.ts';

/** The background work, which rests while the disk is full. */
export async function startWorker(platform: Platform, demonstration: Demonstration | null): Promise<RunningPart> {
  const disk = watchDisk(platform.settings.dataDir, platform.log);
  const running = await runWhileRoom(disk, () => startParts(platform, demonstration));
  return {
    async stop() {
      await running.stop();
      await disk.stop();
    },
  };
}

/** The jobs, the watch of the feed folder, and the houses of a demonstration. */
async function startParts(platform: Platform, demonstration: Demonstration | null): Promise<RunningPart> {
  const parts = [await startQueue(platform), startFolderWatch(platform)];
  if (demonstration) parts.push(await demonstration.runHouses(platform));
  return { stop: async () => void (await Promise.all(parts.map((part) => part.stop()))) };
}

/** The jobs of every feature; the start fails unless each has exactly one handler. */
function startQueue(platform: Platform): Promise<RunningPart> {
  const { database, log } = platform;
  return startJobs({
    pool: database.pool,
    log,
    jobs: [
      ...identityJobs,
      ...secondFactorJobs,
      ...bankJobs,
      ...ledgerJobs,
      ...biddingJobs,
      ...notificationsJobs,
      ...purchasesJobs,
      ...translationsJobs,
      ...feedJobs,
      ...photosJobs,
      ...catalogueJobs,
      ...housekeepingJobs,
      ...backupJobs,
    ],
    handlers: [
      ...identityHandlers(platform),
      ...secondFactorHandlers(platform),
      ...bankHandlers(platform),
      ...ledgerHandlers(platform),
      ...biddingHandlers(platform),
      ...notificationsHandlers(platform, { isChatUnread, readAvailable }),
      ...purchasesHandlers(platform),
      ...translationsHandlers(platform),
      ...feedHandlers(platform),
      ...photosHandlers(platform),
      ...catalogueHandlers(platform),
      ...housekeepingHandlers(database.db, platform.blobs, platform.settings),
      ...backupHandlers(database.db, backupPartsOf(platform)),
    ],
    cron: [...housekeepingCron, ...backupCron, ...feedCron, ...photosCron, ...catalogueCron, ...translationsCron],
  });
}
