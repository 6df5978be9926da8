import { biddingHandlers, biddingJobs } from '../features/trade/bidding/tell/bidding.jobs.ts';
import { clientsHandlers, clientsJobs } from '../features/people/clients/rights.jobs.ts';
import { bankHandlers, bankJobs } from '../features/people/seller/bank/bank.jobs.ts';
import { billingHandlers, billingJobs } from '../features/people/seller/billing/billing.jobs.ts';
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
import { extraPhotosHandlers, extraPhotosJobs } from '../features/services/extra-photos/extra-photos.jobs.ts';
import { openHttpPhotoProvider } from '../features/services/extra-photos/http-photo-provider.ts';
import { openHttpMonthProvider } from '../features/services/production-month/http-month-provider.ts';
import { photoReloadHandlers, photoReloadJobs } from '../features/services/photo-reload/photo-reload.jobs.ts';
import {
  productionMonthHandlers,
  productionMonthJobs,
} from '../features/services/production-month/production-month.jobs.ts';
import { duesCron, duesHandlers, duesJobs } from '../features/trade/dues/dues.jobs.ts';
import { invoicesHandlers, invoicesJobs } from '../features/trade/invoices/invoices.jobs.ts';
import { papersHandlers, papersJobs } from '../features/trade/papers/papers.jobs.ts';
import { carPapersHandlers, carPapersJobs } from '../features/shipping/car-papers/car-papers.jobs.ts';
import { partiesCron, partiesHandlers, partiesJobs } from '../features/shipping/parties/parties.jobs.ts';
import { tasksCron, tasksHandlers, tasksJobs } from '../features/shipping/tasks/tasks.jobs.ts';
import {
  shippingFilesCron,
  shippingFilesHandlers,
  shippingFilesJobs,
} from '../features/shipping/shipping-files/shipping-files.jobs.ts';
import { voyagesHandlers, voyagesJobs } from '../features/shipping/voyages/voyages.jobs.ts';
import { purchasesHandlers, purchasesJobs } from '../features/trade/purchases/purchases.jobs.ts';
import { receiptsCron, receiptsHandlers, receiptsJobs } from '../features/trade/receipts/receipts.jobs.ts';
import { ownReader } from '../features/services/sheets/own-reader.ts';
import { outsideReader } from '../features/services/sheets/outside-reader.ts';
import type { SheetReader } from '../features/services/sheets/read-one-sheet.ts';
import { sheetsCron, sheetsHandlers, sheetsJobs } from '../features/services/sheets/sheets.jobs.ts';
import { openPictureBytes } from '../features/stock/photos/sheet-photo.query.ts';
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
import type { Studio } from '../platform/studio/studio.ts';
import { backupPartsOf } from './backup-parts.ts';
import type { Demonstration, Providers } from './demonstration.ts';
import type { RunningPart } from './running-part.ts';
import { openPaperMaker } from './papers/open-paper-maker.ts';
import { openSheetReaders } from './sheets/open-sheet-readers.ts';

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
  const providers = await openProviders(platform, demonstration);
  const readers = openSheetReaders(platform);
  const paperMaker = openPaperMaker(platform);
  const queue = await startQueue(platform, providers, { readers, paperMaker });
  const parts = [queue, startFolderWatch(platform), readers, paperMaker];
  if (demonstration) parts.push(await demonstration.runHouses(platform));
  return { stop: async () => void (await Promise.all(parts.map((part) => part.stop()))) };
}

/** Nobody is asked: the calls are missing then. */
const missing = () => Promise.reject(new Error('No such provider is configured.'));
const noProviders: Providers = { photos: { findPhotos: missing }, months: { findMonth: missing }, reload: null };

/** The services of others that a worker asks: those of the settings, else those of a demonstration. */
async function openProviders(platform: Platform, demonstration: Demonstration | null): Promise<Providers> {
  const { photos, months } = platform.settings.providers;
  const demo = (await demonstration?.openProviders(platform)) ?? noProviders;
  return {
    photos: photos ? openHttpPhotoProvider(photos) : demo.photos,
    months: months ? openHttpMonthProvider(months) : demo.months,
    reload: demo.reload,
  };
}

/** A service outside first, if the settings name one. */
function sheetReaderOf({ settings: { ocr }, log }: Platform, readers: Studio): SheetReader {
  const own = ownReader(readers);
  return ocr.outside ? outsideReader(ocr.outside, own, log) : own;
}

/** The jobs of every feature; the start fails unless each has exactly one handler. */
const jobs = [
  ...identityJobs,
  ...secondFactorJobs,
  ...clientsJobs,
  ...bankJobs,
  ...billingJobs,
  ...ledgerJobs,
  ...biddingJobs,
  ...notificationsJobs,
  ...papersJobs,
  ...invoicesJobs,
  ...purchasesJobs,
  ...partiesJobs,
  ...carPapersJobs,
  ...tasksJobs,
  ...voyagesJobs,
  ...shippingFilesJobs,
  ...duesJobs,
  ...receiptsJobs,
  ...translationsJobs,
  ...feedJobs,
  ...photosJobs,
  ...sheetsJobs,
  ...extraPhotosJobs,
  ...productionMonthJobs,
  ...photoReloadJobs,
  ...catalogueJobs,
  ...housekeepingJobs,
  ...backupJobs,
];

const cron = [
  ...housekeepingCron,
  ...backupCron,
  ...feedCron,
  ...photosCron,
  ...catalogueCron,
  ...sheetsCron,
  ...translationsCron,
  ...tasksCron,
  ...duesCron,
  ...receiptsCron,
  ...partiesCron,
  ...shippingFilesCron,
];

function startQueue(
  platform: Platform,
  providers: Providers,
  { readers, paperMaker }: Record<'readers' | 'paperMaker', Studio>,
): Promise<RunningPart> {
  const { database, log } = platform;
  return startJobs({
    pool: database.pool,
    log,
    jobs,
    handlers: [
      ...identityHandlers(platform),
      ...secondFactorHandlers(platform),
      ...clientsHandlers(platform),
      ...bankHandlers(platform),
      ...billingHandlers(platform),
      ...ledgerHandlers(platform),
      ...biddingHandlers(platform),
      ...notificationsHandlers(platform, { isChatUnread, readAvailable }),
      ...papersHandlers(platform, paperMaker),
      ...invoicesHandlers(platform, paperMaker),
      ...purchasesHandlers(platform),
      ...partiesHandlers(platform),
      ...carPapersHandlers(platform),
      ...tasksHandlers(platform),
      ...voyagesHandlers(platform),
      ...shippingFilesHandlers(platform),
      ...duesHandlers(platform),
      ...receiptsHandlers(platform),
      ...translationsHandlers(platform),
      ...feedHandlers(platform),
      ...photosHandlers(platform),
      ...sheetsHandlers({ ...platform, bytesOf: openPictureBytes(platform), reader: sheetReaderOf(platform, readers) }),
      ...extraPhotosHandlers(platform, providers.photos),
      ...productionMonthHandlers(platform, providers.months),
      ...photoReloadHandlers(platform, providers.reload),
      ...catalogueHandlers(platform),
      ...housekeepingHandlers(database.db, platform.blobs, platform.settings),
      ...backupHandlers(database.db, backupPartsOf(platform)),
    ],
    cron,
  });
}
