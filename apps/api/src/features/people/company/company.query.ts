import type { CompanyRecord, CompanyContent } from '@seri/contract/people/company.schema';
import type { Db } from '../../../platform/database/database.ts';
import { firstContent } from './first-content.data.ts';

/** R27: what staff saved last; until they do, what the product comes with. */
export async function readContent(db: Db): Promise<CompanyRecord> {
  const row = await db.selectFrom('company').select(['version', 'content']).executeTakeFirst();
  return row ? { version: row.version, content: row.content as CompanyContent } : { version: 0, content: firstContent };
}

/** R24: what a restricted account must send to become a client. */
export async function readFirstRemittanceMinimum(db: Db): Promise<number> {
  return (await readContent(db)).content.firstRemittanceMinimum;
}
