import { openPlatform } from '@seri/api/entry/open-platform';
import { runMain } from '@seri/api/entry/run-main';
import { hashPassword } from '@seri/api/features/people/identity/passwords/passwords';
import { readSettings } from '@seri/api/platform/config/settings';
import { withOwnConnection } from '@seri/api/platform/database/own-connection';
import { inTransaction } from '@seri/api/platform/database/transaction';
import { demoOf } from '../demo.ts';
import { fillBids } from '../fill/bids/fill-bids.ts';
import { fillDemo } from '../fill/fill-demo.ts';
import { fillInvoices } from '../fill/fill-invoices.ts';
import { fillKept } from '../fill/fill-kept.ts';
import { fillLots } from '../fill/fill-lots.ts';
import { fillReceipts } from '../fill/receipts/fill-receipts.ts';
import { fillTranslations } from '../fill/fill-translations.ts';
import { fillCarPapers } from '../fill/shipping/fill-car-papers.ts';
import { fillTasks } from '../fill/shipping/fill-tasks.ts';
import { fillVoyages } from '../fill/shipping/fill-voyages.ts';
import { fillLists } from '../fill/shipping-files/fill-lists.ts';
import { fillPurchases } from '../fill/purchases/fill-purchases.ts';

/** Fills in the missing parts of the demonstration, then exits. */
await runMain(async () => {
  const settings = readSettings(process.env);
  if (!settings.demo) return;
  const platform = openPlatform(settings);
  const { database, clock } = platform;
  try {
    // Each part takes longer than a transaction of the pool may.
    await withOwnConnection(database.pool, 'demonstration', async ({ db }) => {
      await inTransaction(db, (tx) => fillDemo(tx, { now: clock.now(), hashPassword }));
      await fillLots(demoOf(platform));
      await inTransaction(db, (tx) => fillKept(tx, clock.now()));
      await inTransaction(db, (tx) => fillBids(tx, clock.now()));
      await inTransaction(db, (tx) => fillPurchases(tx, clock.now()));
      await inTransaction(db, (tx) => fillVoyages(tx, clock.now()));
      await fillCarPapers(db, platform.blobs, clock.now());
      await inTransaction(db, (tx) => fillInvoices(tx, clock.now()));
      await inTransaction(db, (tx) => fillReceipts(tx, clock.now()));
      await inTransaction(db, (tx) => fillTasks(tx, clock.now()));
      await inTransaction(db, (tx) => fillLists(tx, platform.blobs, clock.now()));
      await inTransaction(db, (tx) => fillTranslations(tx, clock.now()));
    });
  } finally {
    await database.close();
  }
});
