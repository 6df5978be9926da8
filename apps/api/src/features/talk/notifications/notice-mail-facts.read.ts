import type { Platform } from '../../../platform/platform.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Permissions } from '@seri/domain/people/permissions';
import { isStaff } from '@seri/domain/people/staff-rights';
import type { NoticeCause } from '@seri/domain/talk/notice-causes';
import type { Reader } from '../../../platform/mail/letter.ts';
import { readMailContact } from '../../people/company/company.query.ts';
import { countOpenOfModel, readMailedLot } from '../../stock/lots/mailed-lot.query.ts';
import { type BidMail, bidMails, mailOfCause } from './bid-mails.data.ts';
import type { MailedNotice, NoticeMailFacts } from './notifications.mails.ts';

/** The amount that an account can bid, null without a limit. Passed in, since the ledger lies above notifications. */
export type ReadAvailable = (db: Db, accountId: number) => Promise<number | null>;

export interface MailReader extends Reader {
  id: number;
  role_id: number;
  permissions: Permissions;
}

/** Reads the bid, the lot and the money as they are when the mail is written. */
export async function readMailFacts(
  { database: { db }, settings, clock }: Platform,
  readAvailable: ReadAvailable,
  reader: MailReader,
  notice: MailedNotice & { price: number | null },
): Promise<NoticeMailFacts> {
  const now = clock.now();
  const bid = notice.bidId === null ? withoutBid(reader, notice) : await readBid(db, notice.bidId);
  const lot = await readMailedLot(db, bid.lot_id, now);
  const isOfStaff = isStaff({ roleId: reader.role_id });
  const price = notice.price ?? bid.paid;
  const mail = isOfStaff ? undefined : mailFor(notice.cause, price);
  const seeks = mail !== undefined && bidMails[mail].open === 'similar';
  return {
    reader,
    contact: await readMailContact(db),
    settings,
    lot,
    clientName: isOfStaff || reader.id === bid.account_id ? null : bid.full_name,
    mail,
    price,
    free: mail && 'tellsFree' in bidMails[mail] ? await readAvailable(db, bid.account_id) : null,
    similar: seeks ? await countOpenOfModel(db, lot, now) : 0,
    now,
  };
}

/** The price may have become known since the win was noticed. */
function mailFor(cause: NoticeCause | null, price: number | null): BidMail | undefined {
  if (cause === 'won' && price !== null) return 'won';
  return cause === null ? undefined : mailOfCause[cause];
}

/** A notice that tells of a lot alone is for its own reader. */
const withoutBid = ({ id }: MailReader, { lotId }: MailedNotice) => ({
  lot_id: lotId,
  account_id: id,
  full_name: '',
  paid: null,
});

function readBid(db: Db, bidId: number) {
  return db
    .selectFrom('bid')
    .innerJoin('account', 'account.id', 'bid.account_id')
    .leftJoin('purchase', 'purchase.id', 'bid.purchase_id')
    .select(['bid.lot_id', 'bid.account_id', 'account.full_name', 'purchase.price as paid'])
    .where('bid.id', '=', bidId)
    .executeTakeFirstOrThrow();
}
