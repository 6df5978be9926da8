import type { CompanyContent } from '@seri/contract/people/company.schema';
import type { PaperSeller } from '@seri/domain/invoices/paper-snapshot';
import type { CompanyBilling } from '@seri/domain/money/company-billing';
import { formatPhone } from '@seri/domain/people/phone';
import { refusal } from '../../../platform/http/refusal.ts';

/** R64, R90: the company as its papers name it. There is no paper before an owner has entered that. */
export function paperSeller(billing: CompanyBilling, { name, contacts }: CompanyContent): PaperSeller {
  if (!isSellerKnown(billing)) throw refusal('SELLER_UNKNOWN');
  return {
    brand: name,
    logo: null,
    name: billing.legalName,
    address: billing.address,
    telephone: formatPhone(contacts.phone),
    email: contacts.email,
    registration: billing.registrationNumber || null,
  };
}

export const isSellerKnown = ({ legalName, address }: CompanyBilling): boolean => legalName !== '' && address !== '';
