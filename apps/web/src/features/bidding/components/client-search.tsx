import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Field } from '../../../ui/field.tsx';
import type { ChosenClient } from '../model/bid-pieces.ts';
import styles from './client-picker.module.css';
import { useFoundClients } from './use-found-clients.ts';

interface ClientSearchProps {
  onChoose: (client: ChosenClient) => void;
  error: string | undefined;
}

/** Arrows walk what was found, Enter chooses, Escape closes the list and leaves the text alone. */
export function ClientSearch({ onChoose, error }: ClientSearchProps) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  const { clients, message } = useFoundClients(typed);
  const shown = isOpen ? clients : [];
  const optionId = (index: number) => `${id}-${index}`;

  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => {
      setOpen(true);
      setActive(Math.min(active + 1, clients.length - 1));
    },
    ArrowUp: () => setActive(Math.max(active - 1, -1)),
    Enter: () => {
      const chosen = shown[active];
      if (chosen) onChoose(chosen);
    },
    Escape: () => {
      setOpen(false);
      setActive(-1);
    },
  };
  const press = (event: KeyboardEvent) => {
    if (!(event.key in keys) || (event.key === 'Escape' && shown.length === 0)) return;
    // Enter never places the bid from here.
    event.preventDefault();
    event.stopPropagation();
    keys[event.key]?.();
  };
  return (
    <div className={styles.search} onBlur={() => setOpen(false)}>
      <Field
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native list suggests while one types and says what it found
        role="combobox"
        label={text('bidding.client')}
        placeholder={text('bidding.client.search')}
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={shown[active] ? optionId(active) : undefined}
        value={typed}
        error={error}
        trailing={<Search aria-hidden="true" className={styles.glass} />}
        onChange={({ target }) => {
          setTyped(target.value);
          setOpen(true);
          setActive(-1);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={press}
      />
      <output className={styles.message}>{message}</output>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of the field above */}
      <div id={`${id}-list`} role="listbox" aria-label={text('bidding.client.found')} className={styles.list}>
        {shown.map((client, index) => (
          // The field keeps the focus, so that a press does not close the list before it counts.
          <div
            key={client.id}
            id={optionId(index)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of that list
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(client)}
            onKeyDown={press}
          >
            {client.name}
          </div>
        ))}
      </div>
    </div>
  );
}
