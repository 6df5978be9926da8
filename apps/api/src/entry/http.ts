import type { FastifyInstance } from 'fastify';
import { biddingRoutes } from '../features/trade/bidding/bidding.routes.ts';
import { bankRoutes } from '../features/people/seller/bank/bank.routes.ts';
import { billingRoutes } from '../features/people/seller/billing/billing.routes.ts';
import { bidsRoutes } from '../features/screens/bids/bids.routes.ts';
import { catalogueRoutes } from '../features/stock/catalogue/catalogue.routes.ts';
import { openCatalogue } from '../features/stock/catalogue/index/open-catalogue.ts';
import { chatRoutes } from '../features/talk/chat/chat.routes.ts';
import { clientsRoutes } from '../features/people/clients/clients.routes.ts';
import { companyRoutes } from '../features/people/company/company.routes.ts';
import { dashboardRoutes } from '../features/screens/dashboard/dashboard.routes.ts';
import { documentPages } from '../features/screens/documents/documents.pages.ts';
import { favouritesRoutes } from '../features/stock/favourites/favourites.routes.ts';
import { identifySender } from '../features/intake/feed/feed.query.ts';
import { feedRoutes } from '../features/intake/feed/feed.routes.ts';
import { batchedIdentify } from '../features/people/identity/identity.query.ts';
import { failuresRoutes } from '../features/people/failures/failures.routes.ts';
import { identityRoutes } from '../features/people/identity/identity.routes.ts';
import { secondFactorRoutes } from '../features/people/identity/second-factor/second-factor.routes.ts';
import { duesRoutes } from '../features/trade/dues/dues.routes.ts';
import { allocationsRoutes } from '../features/trade/ledger/allocation/allocations.routes.ts';
import { ledgerRoutes } from '../features/trade/ledger/ledger.routes.ts';
import { clientCardsRoutes } from '../features/screens/client-cards/client-cards.routes.ts';
import type { LotServices } from '../features/screens/lot-page/lot-services.ts';
import { lotPageRoutes } from '../features/screens/lot-page/lot-page.routes.ts';
import { profileRoutes } from '../features/screens/profile/profile.routes.ts';
import { lotsRoutes } from '../features/stock/lots/lots.routes.ts';
import { notificationsRoutes } from '../features/talk/notifications/notifications.routes.ts';
import { photosRoutes } from '../features/stock/photos/photos.routes.ts';
import { translationsRoutes } from '../features/services/translations/translations.routes.ts';
import { settlementsRoutes } from '../features/trade/settlements/settlements.routes.ts';
import { purchasePageRoutes } from '../features/screens/purchase-page/purchase-page.routes.ts';
import { partiesRoutes } from '../features/shipping/parties/parties.routes.ts';
import { carPapersRoutes } from '../features/shipping/car-papers/car-papers.routes.ts';
import { chargesRoutes } from '../features/trade/purchases/charges/charges.routes.ts';
import { invoicesRoutes } from '../features/trade/invoices/invoices.routes.ts';
import { purchasesRoutes } from '../features/trade/purchases/purchases.routes.ts';
import { receiptsRoutes } from '../features/trade/receipts/receipts.routes.ts';
import { shippingFilesRoutes } from '../features/shipping/shipping-files/shipping-files.routes.ts';
import { shippingInstructionsRoutes } from '../features/shipping/shipping-instructions/shipping-instructions.routes.ts';
import { voyagesRoutes } from '../features/shipping/voyages/voyages.routes.ts';
import { eligibilityRoutes } from '../features/trade/eligibility/eligibility.routes.ts';
import { tasksRoutes } from '../features/shipping/tasks/tasks.routes.ts';
import { tariffsRoutes } from '../features/trade/tariffs/tariffs.routes.ts';
import { searchesRoutes } from '../features/stock/searches/searches.routes.ts';
import { sheetFigures } from '../features/services/sheets/sheet-figures.read.ts';
import { sheetsRoutes } from '../features/services/sheets/sheets.routes.ts';
import { sharingRoutes } from '../features/stock/sharing/sharing.routes.ts';
import { startRoutes } from '../features/screens/start/start.routes.ts';
import { extraPhotosRoutes } from '../features/services/extra-photos/extra-photos.routes.ts';
import { photoReloadRoutes } from '../features/services/photo-reload/photo-reload.routes.ts';
import { productionMonthRoutes } from '../features/services/production-month/production-month.routes.ts';
import { siteRoutes } from '../features/screens/site/site.routes.ts';
import { openAwaiting } from '../platform/asking/await-askings.ts';
import { backupAge } from '../platform/backup/backup-age.read.ts';
import type { Db } from '../platform/database/database.ts';
import { derivedSecret } from '../platform/derived-secret.ts';
import type { Readiness } from '../platform/http/health.ts';
import type { Routes } from '../platform/http/route.ts';
import { buildServer, type ServerParts } from '../platform/http/server.ts';
import type { Studio } from '../platform/studio/studio.ts';
import { devMailPages } from '../platform/mail/dev-mail-pages.ts';
import { workerMemory } from '../platform/jobs/worker-memory.read.ts';
import { unsureMails } from '../platform/mail/unsure-mails.read.ts';
import type { Platform } from '../platform/platform.ts';
import type { Demonstration } from './demonstration.ts';
import { openPaperMaker } from './papers/open-paper-maker.ts';
import { version } from './version.ts';

export async function buildHttp(
  platform: Platform,
  readiness: Readiness,
  demonstration: Demonstration | null,
  livePosition: ServerParts['livePosition'] = () => undefined,
): Promise<FastifyInstance> {
  const { settings, log, database, studio } = platform;
  const frame = {
    db: database.db,
    publicUrl: settings.publicUrl,
    canServe: readiness.canServe,
    requestSecret: derivedSecret(settings.secret, 'idempotent requests'),
    identify: batchedIdentify(database.db),
    identifyKey: (key: string) => identifySender(database.db, key),
  };
  const catalogue = openCatalogue(platform);
  const awaited = openAwaiting(database.db);
  const paperMaker = openPaperMaker(platform);
  const services = lotServicesOf(platform, demonstration);
  const app = await buildServer({
    settings,
    version,
    log,
    frame,
    readiness,
    livePosition,
    status: {
      states: () => ({ catalogue: catalogue.state(), ...readiness.states() }),
      figures: [
        ...catalogue.figures,
        ...studio.figures,
        ...paperMaker.figures,
        ...readiness.figures,
        ...storedFigures(database.db),
      ],
    },
    routes: [
      identityRoutes(platform),
      secondFactorRoutes(platform),
      failuresRoutes(platform),
      profileRoutes(platform),
      companyRoutes(platform, version, demonstration?.accounts ?? null),
      bankRoutes(platform),
      billingRoutes(platform),
      startRoutes(platform),
      siteRoutes(platform, catalogue.index),
      ...catalogueRoutes(platform, catalogue.index),
      lotsRoutes(platform),
      ...lotPageRoutes(platform, services),
      extraPhotosRoutes(platform, awaited, services.extraPhotos),
      ...productionMonthRoutes(platform, awaited, services.productionMonth),
      photoReloadRoutes(platform),
      ...sharingRoutes(platform),
      photosRoutes(platform),
      favouritesRoutes(platform, catalogue.index),
      searchesRoutes(platform, catalogue.index),
      biddingRoutes(platform, paperMaker),
      notificationsRoutes(platform),
      bidsRoutes(platform),
      chatRoutes(platform),
      dashboardRoutes(platform),
      ...moneyRoutes(platform, paperMaker),
      sheetsRoutes(platform),
      translationsRoutes(platform),
      clientsRoutes(platform),
      clientCardsRoutes(platform),
      feedRoutes(platform),
    ],
    pages: [documentPages(platform), ...(settings.demo ? [devMailPages(settings)] : [])],
  });
  app.addHook('preClose', async () => awaited.stop());
  return app.addHook('onClose', async () => void (await Promise.all([catalogue.stop(), paperMaker.stop()])));
}

const moneyRoutes = (platform: Platform, paperMaker: Studio): Routes[] => [
  ledgerRoutes(platform),
  receiptsRoutes(platform),
  allocationsRoutes(platform),
  duesRoutes(platform),
  purchasesRoutes(platform),
  purchasePageRoutes(platform),
  partiesRoutes(platform),
  tasksRoutes(platform),
  carPapersRoutes(platform),
  chargesRoutes(),
  settlementsRoutes(platform),
  invoicesRoutes(platform, paperMaker),
  tariffsRoutes(platform),
  eligibilityRoutes(platform),
  voyagesRoutes(platform),
  shippingFilesRoutes(platform),
  shippingInstructionsRoutes(platform),
];

const storedFigures = (db: Db) => [backupAge(db), unsureMails(db), workerMemory(db), ...sheetFigures(db)];

/** The services that the page of a lot offers: those of the settings, and all of a demonstration. */
function lotServicesOf({ settings }: Platform, demonstration: Demonstration | null): LotServices {
  const { photos, months } = settings.providers;
  const isDemo = demonstration !== null;
  return {
    extraPhotos: isDemo || photos !== undefined,
    productionMonth: isDemo || months !== undefined,
    chassisStrip: demonstration?.chassisStrip ?? null,
  };
}
