import { languageOf } from '@seri/domain/common/languages';
import type { MailContact, Reader } from '../../../../platform/mail/letter.ts';
import type { MailContent } from '../../../../platform/mail/mail-content.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { readMailContact } from '../../company/company.query.ts';
import { findOwner } from './owner.store.ts';
import { selectVersions, type VersionTable } from './version.store.ts';

export interface OwnersChange {
  by: string;
  at: Date;
  details: unknown;
  /** The version before it; undefined for the first one. */
  former: unknown;
}

interface OwnersMail {
  table: VersionTable;
  id: string;
  ownerId: number;
  version: number;
}

/** R64: mails one change to one owner, in that owner's language. */
export async function mailOwner(
  { database: { db }, mailer }: Platform,
  { table, id, ownerId, version }: OwnersMail,
  write: (owner: Reader, contact: MailContact, change: OwnersChange) => MailContent,
): Promise<void> {
  const owner = await findOwner(db, ownerId);
  if (!owner) return;
  const rows = await selectVersions(db, table)
    .where('saved.version', 'in', [version, version - 1])
    .execute();
  const [change, former] = rows;
  if (!change) return;
  const told = { by: change.full_name, at: change.changed_at, details: change.details, former: former?.details };
  const content = write(owner, await readMailContact(db), told);
  const language = languageOf(owner.language_id) ?? 'en';
  await mailer.send({ id: `${id}-${version}-${ownerId}`, to: owner.email, language, isVital: true, ...content });
}
