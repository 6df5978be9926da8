import type { Party, PurchaseView } from '@seri/contract/trade/purchases.schema';
import { maskDocument } from '@seri/domain/parties/party';
import { countryCodeOf } from '@seri/domain/people/countries';
import { isStaff } from '@seri/domain/people/staff-rights';
import type { Language } from '@seri/domain/common/languages';
import type { Actor } from '../../../platform/actor.ts';

interface StoredParties {
  account_id: number;
  consignee: unknown;
  consignee_document: string;
  notify_party: unknown;
  notify_document: string;
}

/** R61: a missing notify party follows the consignee. R100: only the buyer and staff read a document whole. */
export function presentParties(
  { account_id: buyerId, ...stored }: StoredParties,
  reader: Pick<Actor, 'accountId' | 'roleId'>,
  language: Language,
): Pick<PurchaseView, 'consignee' | 'notifyParty'> {
  const readsAll = isStaff(reader) || reader.accountId === buyerId;
  const present = (party: unknown, document: string) =>
    presentParty(party as Partial<Party>, readsAll ? document : maskDocument(document), language);
  const consignee = present(stored.consignee, stored.consignee_document);
  const isSame = stored.notify_party === null;
  const other = isSame ? consignee : present(stored.notify_party, stored.notify_document);
  return { consignee, notifyParty: { ...other, sameAsConsignee: isSame } };
}

function presentParty({ countryId = null, ...stored }: Partial<Party>, document: string, language: Language): Party {
  const { fullName = '', address = '', port = '', telephone = '' } = stored;
  const { email = '', value = '', paymentMethod = '' } = stored;
  const country = countryName(countryId, language);
  return { fullName, document, address, country, countryId, port, telephone, email, value, paymentMethod };
}

function countryName(id: number | null, language: Language): string {
  const code = countryCodeOf(id);
  return (code && new Intl.DisplayNames(language, { type: 'region' }).of(code.toUpperCase())) ?? '';
}
