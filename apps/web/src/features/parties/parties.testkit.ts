import { countryIdOf } from '@seri/domain/people/countries';
import type { PurchaseDetails } from '../purchases/list/purchases.ts';
import { aPurchaseView } from '../purchases/list/purchases.testkit.ts';
import type { BookEntry } from './party-book.query.ts';

export const kenya = countryIdOf('ke') ?? 0;
export const kazakhstan = countryIdOf('kz') ?? 0;
export const someCountries = [
  { value: kazakhstan, label: 'Kazakhstan', code: 'kz' },
  { value: kenya, label: 'Kenya', code: 'ke' },
];

const alexei = {
  fullName: 'Алексей Байсаров',
  document: 'passport 4509 123456',
  address: 'ул. Абая, 40',
  country: 'Kazakhstan',
  countryId: kazakhstan,
  port: '',
  telephone: '+7 701 555 01 42',
  email: '',
  value: '',
  paymentMethod: '',
};

/** A car whose consignee is named, and whose buyer may edit it. */
export function aNamedPurchase(
  { name = alexei.fullName, papersName = 'Aleksei Baisarov', telephone = alexei.telephone, version = 1 } = {},
  parties: Partial<PurchaseDetails['parties']> = {},
): PurchaseDetails {
  const consignee = { ...alexei, fullName: name, telephone };
  const papers = { papersName, papersAddress: 'ul. Abaia, 40', isComplete: papersName !== '' };
  return aPurchaseView({
    version,
    consignee,
    notifyParty: { ...consignee, sameAsConsignee: true },
    parties: { ...aPurchaseView().parties, can: { edit: true }, consignee: papers, notify: papers, ...parties },
  });
}

export const anEntry: BookEntry = {
  id: 7,
  fullName: 'Otieno Auto Imports',
  papersName: '',
  address: 'Ngong Road 214, Nairobi',
  papersAddress: '',
  countryId: kenya,
  port: 'Mombasa',
  telephone: '+254 712 555 01 18',
  email: '',
  document: 'KE company 77123456',
  paymentMethod: '',
  usedAt: '2026-11-01T03:00:00Z',
};
