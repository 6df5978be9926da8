import type { OverduePurchase } from '@seri/domain/bids/bid-decision';
import { sql } from 'kysely';
import { stopsBiddingAfter } from '../../../people/seller/billing/billing.query.ts';
import { isUncovered } from './payment-facts.query.ts';

/** R93: for rows of `account`: what is late by so much that no new bid is taken. Without the company’s switch there is nothing. */
export const overdueOfAccount = sql<readonly OverduePurchase[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('purchaseId', id, 'open', cost - allocated, 'dueOn', due_on) order by due_on, id), '[]')
  from purchase
  where purchase.account_id = account.id and allocated < cost and allocated <> greatest(cost, 0) and ${isUncovered}
    and due_on + ${stopsBiddingAfter} <= (app_now() at time zone 'Asia/Tokyo')::date)`;
