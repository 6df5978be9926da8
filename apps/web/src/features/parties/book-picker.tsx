import { maskDocument } from '@seri/domain/parties/party';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useOnRefusal } from '../../lib/calls/on-refusal.ts';
import { useText } from '../../lib/language/text.ts';
import { Button } from '../../ui/frame/button.tsx';
import styles from './parties.module.css';
import { bookKey, type BookEntry, forgetEntry, partyBookQuery } from './party-book.query.ts';

interface BookPickerProps {
  clientId: number | undefined;
  onPick: (entry: BookEntry) => void;
  startsOpen: boolean;
}

/** R100: the parties that were named last; one press names one of them again. */
export function BookPicker({ clientId, onPick, startsOpen }: BookPickerProps) {
  const text = useText();
  const onRefusal = useOnRefusal();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(startsOpen);
  const { data } = useQuery(partyBookQuery(clientId));
  const entries = data?.parties ?? [];
  if (entries.length === 0) return null;
  const forget = async (id: number) => {
    const reply = await forgetEntry(id);
    if (!reply.ok) onRefusal(reply.refusal);
    await client.invalidateQueries({ queryKey: bookKey });
  };
  return (
    <details className={styles.book} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text('parties.book', { count: entries.length })}</summary>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <button type="button" className={styles.entry} onClick={() => onPick(entry)}>
              <b>{entry.fullName}</b>
              <span className="sub">{[entry.address, maskDocument(entry.document)].filter(Boolean).join(' · ')}</span>
            </button>
            <Button
              kind="bare"
              size="s"
              icon={<X aria-hidden="true" />}
              label={text('parties.book.forget', { name: entry.fullName })}
              onClick={() => void forget(entry.id)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
