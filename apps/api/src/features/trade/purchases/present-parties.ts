import type { Party, PurchaseView } from '@seri/contract/trade/purchases.schema';
import { countryCodeOf } from '@seri/domain/people/countries';
import type { Language } from '@seri/domain/common/languages';

interface Parties {
  consignee: unknown;
  notify_party: unknown;
}

/** R61: while nobody else is told of the car's arrival, who is to be told is who receives it. */
export function presentParties(
  { consignee: kept, notify_party }: Parties,
  language: Language,
): Pick<PurchaseView, 'consignee' | 'notifyParty'> {
  const consignee = presentParty(kept as Partial<Party>, language);
  const other = notify_party === null ? consignee : presentParty(notify_party as Partial<Party>, language);
  return { consignee, notifyParty: { ...other, sameAsConsignee: notify_party === null } };
}

/** Nothing is said of what is not known yet. */
function presentParty({ countryId = null, ...kept }: Partial<Party>, language: Language): Party {
  const { fullName = '', document = '', address = '', port = '', telephone = '' } = kept;
  const { email = '', value = '', paymentMethod = '' } = kept;
  const country = countryName(countryId, language);
  return { fullName, document, address, country, countryId, port, telephone, email, value, paymentMethod };
}

function countryName(id: number | null, language: Language): string {
  const code = countryCodeOf(id);
  return (code && new Intl.DisplayNames(language, { type: 'region' }).of(code.toUpperCase())) ?? '';
}
