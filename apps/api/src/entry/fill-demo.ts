import { fillDemo } from '@seri/demo/fill/fill-demo';
import { hashPassword } from '../features/identity/passwords.ts';
import { readSettings } from '../platform/config/settings.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { openPlatform } from './open-platform.ts';
import { runMain } from './run-main.ts';

/** Fills what is missing of the demonstration, then leaves. */
await runMain(async () => {
  const settings = readSettings(process.env);
  if (!settings.demo) return;
  const { database, clock } = openPlatform(settings);
  try {
    await inTransaction(database.db, (tx) => fillDemo(tx, { now: clock.now(), hashPassword }));
  } finally {
    await database.close();
  }
});
