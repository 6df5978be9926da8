import { saleKinds, taxMarks } from '@seri/domain/charges/tax-marks';
import {
  type BillingText,
  billingTexts,
  type CompanyBilling,
  incoterms,
  papersAtWin,
} from '@seri/domain/money/company-billing';
import { z } from 'zod';
import { done, instant } from '../common.schema.ts';

const billingText = (name: BillingText) => z.string().trim().max(billingTexts[name].longest);

/** Plain texts of one line each. The domain's `billingFaults` validates them, in API and web. */
export const companyBilling = z.object({
  legalName: billingText('legalName'),
  legalNameJa: billingText('legalNameJa'),
  address: billingText('address'),
  registrationNumber: billingText('registrationNumber'),
  dueDays: z.int(),
  incoterm: z.enum(incoterms),
  taxTable: z.record(z.enum(saleKinds), z.enum(taxMarks)),
  isResaleGainOfClient: z.boolean(),
  atWin: z.enum(papersAtWin),
  reminds: z.boolean(),
  stopsBiddingAfter: z.int().nullable(),
  refusesThirdParties: z.boolean(),
  releasesUnpaid: z.boolean(),
}) satisfies z.ZodType<CompanyBilling>;

const billingVersion = z.object({
  version: z.int(),
  details: companyBilling,
  changedAt: instant,
  changedBy: z.string(),
});

/** The newest first; the last 50. Empty until the first save. */
export const billingHistory = z.object({ versions: z.array(billingVersion) });
export type BillingHistory = z.infer<typeof billingHistory>;

export const billingBody = z.object({
  /** The version that was on the screen; 0 if there was none. */
  version: z.int32().min(0),
  details: companyBilling,
});
export type BillingBody = z.infer<typeof billingBody>;

export const billingSchemas = {
  history: {
    summary: 'The billing data of the company with their former versions; for owners',
    answer: billingHistory,
  },
  save: {
    summary: 'Writes a new version of the billing data; another version by now is refused',
    body: billingBody,
    answer: done,
  },
};
