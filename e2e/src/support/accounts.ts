import { randomUUID } from 'node:crypto';
import { type NewAccount, newAccount } from '@seri/api/testkit/factories';
import { type Language, languageIds } from '@seri/domain/common/languages';
import { db } from './database.ts';
import type { Address } from './sign-in.ts';

/** An address that no journey had before. */
export const newAddress = (): Address => `journey-${randomUUID()}@example.com`;

/** Joan as she would have registered and confirmed her address; she has the password of the demonstration. */
export async function newJoan(
  given: NewAccount & { language?: Language } = {},
): Promise<{ email: Address; id: number }> {
  const { language = 'en', ...account } = given;
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

/** The same, where only her address matters. */
export const registered = async (): Promise<Address> => (await newJoan()).email;
