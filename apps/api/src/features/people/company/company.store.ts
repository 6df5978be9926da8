import type { CompanyRecord, CompanyContent } from '@seri/contract/people/company.schema';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { firstContent } from './first-content.data.ts';

/** Locks the only row. It is inserted first if missing, so that two first saves are serialised too. */
export async function lockContent(tx: Tx): Promise<CompanyRecord> {
  await tx
    .insertInto('company')
    .values({ version: 0, content: JSON.stringify(firstContent) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx.selectFrom('company').select(['version', 'content']).forUpdate().executeTakeFirstOrThrow();
  return { version: row.version, content: row.content as CompanyContent };
}

export async function putContent(tx: Tx, { version, content }: CompanyRecord, accountId: number): Promise<void> {
  await tx
    .updateTable('company')
    .set({ version, content: JSON.stringify(content), changed_at: sql<Date>`app_now()`, changed_by: accountId })
    .execute();
}
