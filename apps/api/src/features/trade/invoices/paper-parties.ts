import { countryCodeOf } from '@seri/domain/people/countries';
import type { PaperLanguage, PaperParty } from '@seri/domain/invoices/paper-snapshot';
import { onPapers } from '@seri/domain/parties/party';
import { formatPhone } from '@seri/domain/people/phone';
import type { Selectable } from 'kysely';
import type { Account } from '../../../platform/database/schema.generated.ts';
import type { SoldCar } from '../purchases/sold-cars.query.ts';

type PaperAccount = Pick<
  Selectable<Account>,
  'full_name' | 'company' | 'address' | 'city' | 'country_id' | 'mobile' | 'office_phone' | 'email'
>;

/** The company of an account pays, or else the person. */
export function paperBuyer(account: PaperAccount, language: PaperLanguage): PaperParty {
  const { full_name: fullName, company, address, city } = account;
  return {
    name: company || fullName,
    address: [address, city].filter(Boolean).join(', '),
    country: countryIn(account.country_id, language),
    document: '',
    telephone: formatPhone(account.office_phone || account.mobile),
    email: account.email,
  };
}

/**
 * Null if nobody is named. R100: customs compare an English paper with the bill of lading. No paper of ours tells the
 * identity document or the value that the buyer has declared.
 */
export function paperParty(party: SoldCar['consignee'], language: PaperLanguage): PaperParty | null {
  const { fullName = '', address = '', telephone = '', email = '', countryId = null } = party;
  if (fullName === '') return null;
  const written = (typed: string, latin = '') => (language !== 'ru' && onPapers(typed, latin)) || typed;
  return {
    name: written(fullName, party.papersName),
    address: written(address, party.papersAddress),
    country: countryIn(countryId, language),
    document: '',
    telephone,
    email,
  };
}

/** Whether two cars go the same way to the same people. */
export const goesLike = (one: SoldCar, other: SoldCar): boolean => wayOf(one) === wayOf(other);

const wayOf = ({ consignee, notify, loadingPort, dischargePort }: SoldCar) =>
  JSON.stringify([consignee, notify, loadingPort, dischargePort]);

/** In the language of the paper; where it has two, in the one that banks and customs read. */
function countryIn(id: number | null, language: PaperLanguage): string {
  const code = countryCodeOf(id)?.toUpperCase();
  const names = new Intl.DisplayNames(language === 'ru' ? 'ru' : 'en', { type: 'region' });
  return (code && names.of(code)) ?? '';
}
