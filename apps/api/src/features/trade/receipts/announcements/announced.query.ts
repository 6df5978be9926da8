import { sql } from 'kysely';

/** R94: for rows of `account`: the last day on which it announced a payment, with its slip, that is still on its way. */
export const announcedOn = sql<string | null>`(
  select max((announced_at at time zone 'Asia/Tokyo')::date) from payment_announcement
  where payment_announcement.account_id = account.id and state = 'on-its-way' and slip_key is not null)`;

/** R94: for rows of `account`: the yen that its client has announced, as far as they are on their way. */
export const announcedYen = sql<number>`coalesce((
  select sum(amount)::bigint from payment_announcement
  where payment_announcement.account_id = account.id and state = 'on-its-way' and currency = 'JPY'), 0)`;
