import { createOwner } from '../features/identity/create-owner.ts';
import { readSettings } from '../platform/config/settings.ts';
import { portalLink } from '../platform/mail/portal-link.ts';
import { readAdminCommand } from './admin-command.ts';
import { openPlatform } from './open-platform.ts';
import { runMain } from './run-main.ts';

const choose = 'Whoever opens this link chooses the password, once and within 24 hours:';
const sentences = {
  created: (email: string) => `${email} is a new account and an owner. ${choose}`,
  unproved: (email: string) => `${email} is an owner now, whose address was never proved. ${choose}`,
  promoted: (email: string) => `${email} is an owner now and signs in as before.`,
  standing: (email: string) => `${email} is an owner already; nothing has changed.`,
} as const;

/** What only who runs the portal may do: `create-owner EMAIL`. */
await runMain(async () => {
  const { email } = readAdminCommand(process.argv.slice(2));
  const { database, settings } = openPlatform(readSettings(process.env));
  try {
    const { outcome, token } = await createOwner(database.db, email);
    process.stdout.write(`${sentences[outcome](email)}\n`);
    if (token) process.stdout.write(`${portalLink(settings, '/auth/change-password', token)}\n`);
  } finally {
    await database.close();
  }
});
