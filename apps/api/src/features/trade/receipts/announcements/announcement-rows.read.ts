import { apiRoot } from '@seri/contract/headers';
import type { Announcement } from '@seri/contract/trade/receipts.schema';
import type { Currency } from '@seri/domain/receipts/currencies';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import type { AnnouncementState } from './announcement.store.ts';

export function selectAnnouncements(db: Db | Tx) {
  return db
    .selectFrom('payment_announcement as announced')
    .innerJoin('account as client', 'client.id', 'announced.account_id')
    .selectAll('announced')
    .select('client.full_name');
}

type SelectedAnnouncement = Awaited<ReturnType<ReturnType<typeof selectAnnouncements>['execute']>>[number];

export function presentAnnouncement(row: SelectedAnnouncement): Announcement {
  return {
    id: row.id,
    client: { id: row.account_id, name: row.full_name },
    amount: row.amount,
    currency: row.currency as Currency,
    sentOn: row.sent_on,
    note: row.note,
    slip: row.slip_key === null ? null : `${apiRoot}/payments/announcements/${row.id}/slip`,
    announcedAt: row.announced_at.toISOString(),
    state: row.state as AnnouncementState,
  };
}
