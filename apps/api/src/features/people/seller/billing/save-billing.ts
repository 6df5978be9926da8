import type { Done } from '@seri/contract/common.schema';
import type { BillingBody } from '@seri/contract/people/billing.schema';
import { billingChanges, billingFaults, type CompanyBilling } from '@seri/domain/money/company-billing';
import type { Acting } from '../../../../platform/http/acting.ts';
import { saveVersion, type Versioned } from '../versions/save-version.ts';
import { tellBillingChangedJob } from './billing.jobs.ts';
import { readBilling } from './billing.query.ts';

const billing: Versioned<CompanyBilling> = {
  table: 'company_billing',
  name: 'company-billing',
  faultsOf: billingFaults,
  read: readBilling,
  changed: (before, after) =>
    billingChanges(before, after).map(({ field, line }) => (line ? `${field}.${line}` : field)),
  tellOwner: tellBillingChangedJob,
};

/** R64 */
export function saveBilling(acting: Acting, body: BillingBody): Promise<Done> {
  return saveVersion(acting, billing, body);
}
