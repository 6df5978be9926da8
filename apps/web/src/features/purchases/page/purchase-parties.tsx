import { shownPhone } from '@seri/domain/people/phone';
import { User } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import { Facts } from '../../../ui/tables/facts.tsx';
import type { PurchaseParty, PurchaseDetails } from '../list/purchases.ts';
import { PurchasePart } from './purchase-part.tsx';
import styles from './purchase-part.module.css';

const fields = [
  'fullName',
  'telephone',
  'email',
  'document',
  'country',
  'port',
  'address',
  'value',
  'paymentMethod',
] as const satisfies readonly (keyof PurchaseParty)[];

export function PurchaseParties({ purchase: { consignee, notifyParty } }: { purchase: PurchaseDetails }) {
  const text = useText();
  return (
    <>
      <PurchasePart icon={<User aria-hidden="true" />} title={text('purchases.consignee')}>
        <PartyFacts party={consignee} />
      </PurchasePart>
      <PurchasePart icon={<User aria-hidden="true" />} title={text('purchases.notify')}>
        {notifyParty.sameAsConsignee ? (
          <p className={styles.none}>{text('purchases.notify.same')}</p>
        ) : (
          <PartyFacts party={notifyParty} />
        )}
      </PurchasePart>
    </>
  );
}

function PartyFacts({ party }: { party: PurchaseParty }) {
  const text = useText();
  const filledFields = fields.filter((name) => party[name] !== '');
  if (filledFields.length === 0) return <p className={styles.none}>{text('purchases.party.none')}</p>;
  return (
    <Facts
      cols={2}
      phoneCols={2}
      items={filledFields.map((name) => ({
        caption: text(`purchases.party.${name}`),
        value: name === 'telephone' ? shownPhone(party[name]) : party[name],
        full: name === 'address',
      }))}
    />
  );
}
