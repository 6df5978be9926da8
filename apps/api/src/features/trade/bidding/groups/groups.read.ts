import type { GroupOptions, GroupsQuery } from '@seri/contract/trade/bidding.schema';
import { bidGroupLetters, defaultCars, weekOf } from '@seri/domain/bids/bid-groups';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Language } from '@seri/domain/common/languages';
import { formatMessage } from '@seri/messages/server';
import type { Actor } from '../../../../platform/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { readBidderOf } from '../place/bidder-of.read.ts';

/** R53: the groups of a week and how many cars each may buy. The first option is a placeholder. */
export async function readGroups(
  db: Db,
  actor: Actor,
  { week, userId }: GroupsQuery,
  language: Language,
  today: JapanDay,
): Promise<GroupOptions> {
  const accountId = await readBidderOf(db, actor, userId);
  const rows = await db
    .selectFrom('bid_group')
    .select(['letter', 'cars'])
    .where('account_id', '=', accountId)
    .where('week', '=', weekOf(week ?? today))
    .execute();
  const cars = new Map(rows.map((row) => [row.letter, row.cars]));
  return [
    { value: '', label: formatMessage(language, 'bidding.group.none'), cars: 0 },
    ...bidGroupLetters.map((letter) => ({ value: letter, label: letter, cars: cars.get(letter) ?? defaultCars })),
  ];
}
