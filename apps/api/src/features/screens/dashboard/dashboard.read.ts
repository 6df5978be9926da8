import type { Dashboard, DashboardQuery } from '@seri/contract/screens/dashboard.schema';
import { japanDay } from '@seri/domain/time/japan-time';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { visibleAccounts } from '../../people/clients/clients.query.ts';
import { readTurnaround } from '../../services/translations/translations.query.ts';
import { readToInvoice } from '../../trade/invoices/to-invoice.query.ts';
import { readBalanceInfo } from '../../trade/ledger/ledger.query.ts';
import { dayFigures } from './day-figures.ts';
import { readExposures } from './exposures.read.ts';
import { readNextBids } from './next-bids.read.ts';
import { tallyDay } from './tally-day.ts';
import { readUnreadChats } from './unread-chats.read.ts';
import { isOnDashboard, kindOf } from './whose-bids.ts';

/** R63: the dashboard of today in Japan, for every kind of account. */
export async function readDashboard(db: Db, actor: Actor, query: DashboardQuery, now: Date): Promise<Dashboard> {
  const kind = kindOf(actor);
  const today = japanDay(now);
  const isIncluded = isOnDashboard(actor, query);
  const tallying = tallyDay(db, isIncluded, today);
  const [tally, next, unread, exposures, means, clients, translations, toInvoice] = await Promise.all([
    tallying,
    tallying.then((counted) => readNextBids(db, actor, isIncluded, { tally: counted, now })),
    readUnreadChats(db, actor, isIncluded, today),
    kind === 'client' ? [] : readExposures(db, actor, isIncluded),
    kind === 'staff' ? null : readBalanceInfo(db, actor.accountId),
    countClients(db, actor, kind),
    kind === 'staff' ? readTurnaround(db, today) : null,
    kind === 'staff' ? readToInvoice(db, actor, query.scope ?? 'mine') : null,
  ]);
  return {
    kind,
    day: today,
    clients,
    means,
    isLimited: actor.permissions.creditLimitCheck,
    ...dayFigures(tally, now),
    unread,
    translations,
    toInvoice,
    exposures,
    next,
  };
}

async function countClients(db: Db, actor: Actor, kind: Dashboard['kind']): Promise<number | null> {
  if (kind === 'client') return null;
  const accounts =
    kind === 'staff'
      ? visibleAccounts(db, actor).where('manager_id', '=', actor.accountId)
      : db.selectFrom('account').where('dealer_id', '=', actor.accountId);
  const { count } = await accounts.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
}
