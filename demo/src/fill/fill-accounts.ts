import type { Tx } from '@seri/api/platform/database/database';
import { demoAccounts, demoPassword } from '../accounts.data.ts';

export async function fillAccounts(tx: Tx, hashPassword: (password: string) => Promise<string>): Promise<void> {
  const known = await tx.selectFrom('account').select('email').execute();
  const emails = new Set(known.map((row) => row.email));
  const missing = demoAccounts.filter((account) => !emails.has(account.email));
  if (missing.length === 0) return;
  const rows = await Promise.all(
    missing.map(async (account) => ({
      email: account.email,
      password_hash: await hashPassword(demoPassword),
      role_id: account.roleId,
      is_owner: account.isOwner,
      full_name: account.fullName,
      company: account.company,
      mobile: account.mobile,
      city: account.city,
      country_id: account.countryId,
      language_id: account.languageId,
    })),
  );
  await tx.insertInto('account').values(rows).execute();
}
