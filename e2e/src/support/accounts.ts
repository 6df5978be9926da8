import { randomUUID } from 'node:crypto';
import { type NewAccount, newAccount } from '@seri/api/testkit/factories';
import { type Language, languageIds } from '@seri/domain/common/languages';
import { db } from './database.ts';
import type { EmailAddress } from './sign-in.ts';

export const newAddress = (): EmailAddress => `journey-${randomUUID()}@example.com`;

/** Creates a registered and confirmed account, with the demonstration's password. */
export async function newJoan(
  options: NewAccount & { language?: Language } = {},
): Promise<{ email: EmailAddress; id: number }> {
  const { language = 'en', ...account } = options;
  const email = newAddress();
  const demo = db.selectFrom('account').select('password_hash').where('email', '=', 'client@demo.seri');
  const { password_hash: passwordHash } = await demo.executeTakeFirstOrThrow();
  const id = await newAccount(db, { role: 'restricted', email, passwordHash, ...account });
  const details = {
    full_name: 'Joan Journey',
    mobile: '+81 90 1234 5678',
    country_id: 110,
    city: 'Yokohama',
    language_id: languageIds[language],
  };
  await db.updateTable('account').set(details).where('id', '=', id).execute();
  return { email, id };
}

export const registered = async (): Promise<EmailAddress> => (await newJoan()).email;
