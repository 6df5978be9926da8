import { shownPhone } from '@seri/domain/people/phone';
import { User } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPiece } from '../../lib/code/lazy-piece.tsx';
import { useText } from '../../lib/language/text.ts';
import { Button } from '../../ui/frame/button.tsx';
import { Notice } from '../../ui/passing/notice.tsx';
import { type Fact, Facts } from '../../ui/tables/facts.tsx';
import { Sheet } from '../../ui/frame/sheet.tsx';
import type { PurchaseDetails, PurchaseParty } from '../purchases/list/purchases.ts';
import styles from './parties.module.css';

const PartiesDialog = lazyPiece(() => import('./parties-dialog.tsx'), 'PartiesDialog');

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

/** R100: who receives the car and who is told of its arrival, with what their papers still lack. */
export function PurchaseParties({ purchase }: { purchase: PurchaseDetails }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { consignee, notifyParty, parties, client, isReturned } = purchase;
  const edit = parties.can.edit && (
    <Button size="s" onClick={() => setOpen(true)}>
      {text('parties.edit')}
    </Button>
  );
  return (
    <>
      <Sheet flush icon={<User aria-hidden="true" />} title={text('parties.consignee')} actions={edit}>
        {parties.afterCutOff && (
          <Notice flush tone="mid" title={text('parties.afterCutOff')}>
            {text('parties.afterCutOff.hint')}
          </Notice>
        )}
        <PartyFacts party={consignee} papers={parties.consignee} warns={parties.can.edit} />
        {parties.isLocked && client === null && !isReturned && <p className={styles.none}>{text('parties.locked')}</p>}
      </Sheet>
      <Sheet flush icon={<User aria-hidden="true" />} title={text('parties.notifyParty')}>
        {notifyParty.sameAsConsignee ? (
          <p className={styles.none}>{text('parties.same')}</p>
        ) : (
          <PartyFacts party={notifyParty} papers={parties.notify} warns={parties.can.edit} />
        )}
      </Sheet>
      <Suspense>{isOpen && <PartiesDialog purchase={purchase} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

interface PartyFactsProps {
  party: PurchaseParty;
  papers: PurchaseDetails['parties']['notify'];
  /** The reader can do something about what is missing. */
  warns: boolean;
}

function PartyFacts({ party, papers, warns }: PartyFactsProps) {
  const text = useText();
  const filledFields = fields.filter((name) => party[name] !== '');
  const facts: Fact[] = filledFields.map((name) => ({
    caption: text(`parties.${name}`),
    value: name === 'telephone' ? shownPhone(party[name]) : party[name],
    full: name === 'address',
  }));
  const onPapers = [
    papers.papersName !== party.fullName && papers.papersName,
    papers.papersAddress !== party.address && papers.papersAddress,
  ].filter((line) => line !== false && line !== '');
  if (onPapers.length > 0) facts.push({ caption: text('parties.papers'), value: onPapers.join(', '), full: true });
  return (
    <>
      {facts.length === 0 ? (
        <p className={styles.none}>{text('parties.none')}</p>
      ) : (
        <Facts cols={2} phoneCols={2} items={facts} />
      )}
      {warns && facts.length > 0 && !papers.isComplete && <p className={styles.lacks}>{text('parties.incomplete')}</p>}
    </>
  );
}
