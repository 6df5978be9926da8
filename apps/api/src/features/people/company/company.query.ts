import type { CompanyRecord, CompanyContent } from '@seri/contract/people/company.schema';
import { formatPhone } from '@seri/domain/people/phone';
import type { Db } from '../../../platform/database/database.ts';
import type { MailContact } from '../../../platform/mail/letter.ts';
import { firstContent } from './first-content.data.ts';

/** R27: the content that staff saved last, or the one the product ships with. */
export async function readContent(db: Db): Promise<CompanyRecord> {
  const row = await db.selectFrom('company').select(['version', 'content']).executeTakeFirst();
  return row ? { version: row.version, content: row.content as CompanyContent } : { version: 0, content: firstContent };
}

/** R24: the remittance that makes a restricted account a client. */
export async function readFirstRemittanceMinimum(db: Db): Promise<number> {
  return (await readContent(db)).content.firstRemittanceMinimum;
}

/** The foot of every mail. */
export async function readMailContact(db: Db): Promise<MailContact> {
  const { email, whatsapp } = (await readContent(db)).content.contacts;
  return { email, whatsapp: formatPhone(whatsapp) };
}
