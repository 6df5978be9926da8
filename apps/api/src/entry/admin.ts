import { makeBackup, putBack } from './backup-commands.ts';
import { createFeedKey } from '../features/intake/feed/deliveries/create-feed-key.ts';
import { removeKey } from '../features/intake/feed/deliveries/source.store.ts';
import { forgetInLog } from '../features/people/identity/accounts/forget-in-log.ts';
import { createOwner } from '../features/people/identity/accounts/create-owner.ts';
import { resetFactorsOf } from '../features/people/identity/second-factor/reset-factors.ts';
import { readSettings } from '../platform/config/settings.ts';
import { portalLink } from '../platform/mail/portal-link.ts';
import type { Platform } from '../platform/platform.ts';
import { type AdminCommand, readAdminCommand } from './admin-command.ts';
import { openPlatform } from './open-platform.ts';
import { runMain } from './run-main.ts';

const choose = 'Whoever opens this link chooses the password, once and within 24 hours:';
const sentences = {
  created: (email: string) => `${email} is a new account and an owner. ${choose}`,
  unproved: (email: string) => `${email} is an owner now, whose address was never proved. ${choose}`,
  promoted: (email: string) => `${email} is an owner now and signs in as before.`,
  standing: (email: string) => `${email} is an owner already; nothing has changed.`,
} as const;

type Run = (platform: Platform, subject: string, hasOption: boolean) => Promise<string[]>;

const commands: Readonly<Record<AdminCommand['name'], Run>> = {
  backup: makeBackup,
  restore: putBack,
  'create-owner': async ({ database, settings }, email) => {
    const { outcome, token } = await createOwner(database.db, email);
    return [sentences[outcome](email), ...(token ? [portalLink(settings, '/auth/change-password', token)] : [])];
  },
  'reset-second-factor': async ({ database }, email) => [
    (await resetFactorsOf(database.db, email))
      ? `${email} has no second factor any more, and is signed out everywhere.`
      : `${email} has no account; nothing has changed.`,
  ],
  'forget-in-log': async ({ database }, email) => {
    const changed = await forgetInLog(database.db, email);
    if (changed === undefined) return [`${email} has no account; nothing has changed.`];
    return [`The log has forgotten what it held of ${email}: ${changed} changes of a profile.`];
  },
  'create-feed-key': async ({ database }, source) => [
    `${source} sends its feed with this key, which is shown only now; a former one opens nothing any more:`,
    await createFeedKey(database.db, source),
  ],
  'remove-feed-key': async ({ database }, source) => [
    (await removeKey(database.db, source))
      ? `The key of ${source} opens nothing any more.`
      : `${source} has no key; nothing has changed.`,
  ],
};

await runMain(async () => {
  const { name, subject, hasOption } = readAdminCommand(process.argv.slice(2));
  const platform = openPlatform(readSettings(process.env));
  try {
    const lines = await commands[name](platform, subject, hasOption);
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await platform.database.close();
  }
});
