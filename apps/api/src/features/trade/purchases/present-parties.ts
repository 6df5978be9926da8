import type { Party, PurchaseView } from '@seri/contract/trade/purchases.schema';
import { countryCodeOf } from '@seri/domain/people/countries';
import type { Language } from '@seri/domain/common/languages';

interface Parties {
  consignee: unknown;
  notify_party: unknown;
}

/** R61: a missing notify party follows the consignee. */
export function presentParties(
  { consignee: storedConsignee, notify_party }: Parties,
  language: Language,
): Pick<PurchaseView, 'consignee' | 'notifyParty'> {
  const consignee = presentParty(storedConsignee as Partial<Party>, language);
  const other = notify_party === null ? consignee : presentParty(notify_party as Partial<Party>, language);
  return { consignee, notifyParty: { ...other, sameAsConsignee: notify_party === null } };
}

function presentParty({ countryId = null, ...stored }: Partial<Party>, language: Language): Party {
  const { fullName = '', document = '', address = '', port = '', telephone = '' } = stored;
  const { email = '', value = '', paymentMethod = '' } = stored;
  const country = countryName(countryId, language);
  return { fullName, document, address, country, countryId, port, telephone, email, value, paymentMethod };
}

function countryName(id: number | null, language: Language): string {
  const code = countryCodeOf(id);
  return (code && new Intl.DisplayNames(language, { type: 'region' }).of(code.toUpperCase())) ?? '';
}
