import { FileUp, Plus, Search } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { useDelayed } from '../../../lib/browser/use-delayed.ts';
import { useText } from '../../../lib/language/text.ts';
import { Chip } from '../../../ui/figures/chip.tsx';
import { Button } from '../../../ui/frame/button.tsx';
import { LineInput } from '../../../ui/inputs/line-input.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import styles from './receipts.module.css';
import { longestSearch } from './receipts-search.ts';

const applyDelayMs = 400;

interface ReceiptsBarProps {
  unidentified: number | null;
  search: string;
  searchRef: RefObject<HTMLInputElement | null>;
  onSearch: (search: string) => void;
  /** In words, what else narrows the list, and the way back to all of it. */
  narrowed: readonly { words: string; onRemove: () => void }[];
  /** Undefined for readers who only look on. */
  onOpen: ((dialog: 'enter' | 'file') => void) | undefined;
  isReadOnly: boolean;
}

export function ReceiptsBar(props: ReceiptsBarProps) {
  const { unidentified, search, searchRef, onSearch, narrowed, onOpen, isReadOnly } = props;
  const text = useText();
  const id = useId();
  const [shown, type] = useDelayed(search, onSearch, applyDelayMs);
  return (
    <div className={styles.bar}>
      <p className={styles.figure}>
        <span className="cap">{text('receipts.unidentified')}</span>
        <span className={styles.sum}>
          <Yen value={unidentified} />
        </span>
      </p>
      <search className={styles.search}>
        <label htmlFor={id} className="visually-hidden">
          {text('receipts.search')}
        </label>
        <LineInput
          ref={searchRef}
          id={id}
          type="search"
          icon={<Search aria-hidden="true" />}
          placeholder={text('receipts.search')}
          maxLength={longestSearch}
          value={shown}
          onChange={({ target }) => type(target.value)}
          onKeyDown={({ key, currentTarget }) => {
            // The single keys of the desk go on.
            if (key === 'Enter') currentTarget.blur();
          }}
        />
      </search>
      {narrowed.map(({ words, onRemove }) => (
        <Chip key={words} onRemove={onRemove}>
          {words}
        </Chip>
      ))}
      {isReadOnly && <p className="sub">{text('receipts.needsAccounting')}</p>}
      {onOpen && (
        <div className={styles.tools}>
          <Button icon={<Plus aria-hidden="true" />} onClick={() => onOpen('enter')}>
            {text('receipts.enter')}
          </Button>
          <Button kind="primary" icon={<FileUp aria-hidden="true" />} onClick={() => onOpen('file')}>
            {text('receipts.file')}
          </Button>
        </div>
      )}
    </div>
  );
}
