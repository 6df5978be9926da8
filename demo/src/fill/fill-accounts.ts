import { randomBytes } from 'node:crypto';
import type { Tx } from '@seri/api/platform/database/database';
import { countryIdOf } from '@seri/domain/people/countries';
import { type DemoPerson, demoAccounts, demoPassword } from '../accounts.data.ts';
import { demoExtras, demoPeople } from '../people.ts';
import { demoRegulars } from '../regulars.data.ts';

export type AccountIds = ReadonlyMap<string, number>;

type HashPassword = (password: string) => Promise<string>;

/** Writes the missing accounts and returns the ids of all by email. */
export async function fillAccounts(tx: Tx, hashPassword: HashPassword): Promise<AccountIds> {
  const known = await readIds(tx);
  const missing = (account: DemoPerson) => !known.has(account.email);
  const rows = [
    ...(await rowsOf(demoAccounts.filter(missing), () => hashPassword(demoPassword))),
    ...(await rowsOf(demoExtras.filter(missing), lockedOut(hashPassword))),
  ];
  if (rows.length === 0) return known;
  await tx.insertInto('account').values(rows).execute();
  return readIds(tx);
}

async function readIds(tx: Tx): Promise<AccountIds> {
  const emails = demoPeople.map(({ email }) => email);
  const rows = await tx.selectFrom('account').select(['id', 'email']).where('email', 'in', emails).execute();
  return new Map(rows.map(({ id, email }) => [email, id]));
}

const regulars: ReadonlySet<DemoPerson> = new Set(demoRegulars);

/** One random password for all of them, known to nobody. */
function lockedOut(hashPassword: HashPassword): () => Promise<string> {
  let hash: Promise<string> | undefined;
  return () => (hash ??= hashPassword(randomBytes(32).toString('base64')));
}

function rowsOf(accounts: readonly DemoPerson[], passwordHash: () => Promise<string>) {
  return Promise.all(
    accounts.map(async (account) => ({
      email: account.email,
      password_hash: await passwordHash(),
      role_id: account.roleId,
      is_owner: account.isOwner,
      staff_rights: JSON.stringify(account.rights ?? {}),
      full_name: account.fullName,
      company: account.company,
      mobile: account.mobile,
      city: account.city,
      country_id: countryIdOf(account.countryCode),
      language_id: account.languageId,
      // Regulars bid around the clock: their mails would bury those that visitors look at.
      bid_email_notify: !regulars.has(account),
    })),
  );
}
