import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { ListFailed } from '../../../lib/lists/list-failed.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { RuledStrips } from '../../../ui/tables/ruled-strips.tsx';
import type { CandidatesAnswer, ProposedClient } from '../desk/receipts.ts';
import { useReceiptKeys } from '../desk/use-receipt-keys.ts';
import { AnnouncedList } from './announced-list.tsx';
import { BookDialog } from './book-dialog.tsx';
import { CandidateCard } from './candidate-card.tsx';
import { candidatesQuery } from './candidates.query.ts';
import { FindClient } from './find-client.tsx';
import styles from './panel.module.css';
import { ReceiptActions, type ReceiptMoves } from './receipt-actions.tsx';

interface MatchingProps extends ReceiptMoves {
  answer: CandidatesAnswer | undefined;
  error: Error | null;
  mayBook: boolean;
  onRetry: () => void;
  onSkip: () => void;
}

/** R94: the candidates of a receipt. Only a suggestion is chosen from the start. */
export function Matching({ receipt, answer, error, mayBook, onDone, onChanged, onRetry, onSkip }: MatchingProps) {
  const text = useText();
  const [search, setSearch] = useState('');
  const [chosenId, choose] = useState<number>();
  const [isBooking, setIsBooking] = useState(false);
  const found = useQuery({
    ...candidatesQuery(receipt.id, search),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const shown = (search === '' ? answer : found.data)?.list ?? [];
  const known = [...shown, ...(answer?.list ?? [])];
  const chosen = known.find(({ client, isSuggested }) =>
    chosenId === undefined ? isSuggested : client.id === chosenId,
  );
  const chooseAt = (index: number) => {
    const candidate = shown[index];
    if (candidate) choose(candidate.client.id);
  };
  const book = () => {
    if (chosen) setIsBooking(true);
    else toast({ title: text('receipts.chooseFirst'), text: text('receipts.chooseFirst.hint') });
  };
  useReceiptKeys({}, (digit) => chooseAt(digit - 1));
  const announcements = [...(answer?.announcements ?? []), ...(search === '' ? [] : (found.data?.announcements ?? []))];
  const moves = { receipt, onDone, onChanged };
  return (
    <>
      <section aria-label={text('receipts.candidates')} className={styles.matching}>
        <div className={styles.findLine}>
          <h3>{text('receipts.candidates')}</h3>
          <FindClient search={search} onSearch={setSearch} onEnter={() => chooseAt(0)} />
        </div>
        {!answer && error && <ListFailed title={text('receipts.candidates.failed')} error={error} onRetry={onRetry} />}
        {!answer && !error && (
          <RuledStrips list={undefined} strip={styles.coming} rows={2} label={text('receipts.candidates.loading')} />
        )}
        <CandidateList candidates={shown} chosenId={chosen?.client.id} onChoose={choose} />
        {shown.length === 0 && (search === '' ? answer : found.data) && (
          <p className={styles.none}>{text(search === '' ? 'receipts.candidates.none' : 'receipts.find.none')}</p>
        )}
        <AnnouncedList announcements={uniqueById(announcements)} />
      </section>
      <ReceiptActions {...moves} mayBook={mayBook} onBook={book} onSkip={onSkip} bookFor={chosen?.client.name} />
      {isBooking && chosen && (
        <BookDialog
          {...moves}
          candidate={chosen}
          announcements={uniqueById(announcements).filter(({ client }) => client.id === chosen.client.id)}
          onClose={() => setIsBooking(false)}
        />
      )}
    </>
  );
}

interface CandidateListProps {
  candidates: readonly ProposedClient[];
  chosenId: number | undefined;
  onChoose: (id: number) => void;
}

function CandidateList({ candidates, chosenId, onChoose }: CandidateListProps) {
  const text = useText();
  if (candidates.length === 0) return null;
  return (
    <fieldset className={styles.candidates}>
      <legend className="visually-hidden">{text('receipts.candidates.choose')}</legend>
      {candidates.map((candidate, index) => (
        <CandidateCard
          key={candidate.client.id}
          candidate={candidate}
          digit={index < 4 ? index + 1 : undefined}
          isChosen={candidate.client.id === chosenId}
          onChoose={() => onChoose(candidate.client.id)}
        />
      ))}
    </fieldset>
  );
}

const uniqueById = <One extends { id: number }>(all: readonly One[]): One[] => [
  ...new Map(all.map((one) => [one.id, one])).values(),
];
