import { billingCalls } from '@seri/contract/people/billing.calls';
import { type BillingHistory, billingSchemas } from '@seri/contract/people/billing.schema';
import type { Actor } from '../../../../platform/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { type Routes, routesOf } from '../../../../platform/http/route.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { readVersions } from '../versions/versions.read.ts';
import { billingOf } from './billing.query.ts';
import { saveBilling } from './save-billing.ts';

export function billingRoutes({ database: { db } }: Platform): Routes {
  return routesOf('billing', billingCalls, billingSchemas, {
    history: ({ actor }) => readBillingHistory(db, actor),
    save: ({ acting, input }) => saveBilling(acting, input.body),
  });
}

async function readBillingHistory(db: Db, actor: Actor): Promise<BillingHistory> {
  const versions = await readVersions(db, actor, 'company_billing');
  return { versions: versions.map((saved) => ({ ...saved, details: billingOf(saved.details) })) };
}
