import { fillBids } from '@seri/demo/fill/bids/fill-bids';
import { fillDemo } from '@seri/demo/fill/fill-demo';
import { fillKept } from '@seri/demo/fill/fill-kept';
import { fillLots } from '@seri/demo/fill/fill-lots';
import { fillPurchases } from '@seri/demo/fill/purchases/fill-purchases';
import { hashPassword } from '../features/people/identity/passwords/passwords.ts';
import { readSettings } from '../platform/config/settings.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { demoOf } from './demo-house.ts';
import { openPlatform } from './open-platform.ts';
import { runMain } from './run-main.ts';

/** Fills in the missing parts of the demonstration, then exits. */
await runMain(async () => {
  const settings = readSettings(process.env);
  if (!settings.demo) return;
  const platform = openPlatform(settings);
  const { database, clock } = platform;
  try {
    await inTransaction(database.db, (tx) => fillDemo(tx, { now: clock.now(), hashPassword }));
    await fillLots(demoOf(platform));
    await inTransaction(database.db, (tx) => fillKept(tx, clock.now()));
    await inTransaction(database.db, (tx) => fillBids(tx, clock.now()));
    await inTransaction(database.db, (tx) => fillPurchases(tx, clock.now()));
  } finally {
    await database.close();
  }
});
