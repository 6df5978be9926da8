import { FileUp, Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { ListSearch } from '../../../lib/lists/list-search.tsx';
import { Chip } from '../../../ui/figures/chip.tsx';
import { Button } from '../../../ui/frame/button.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import styles from './receipts.module.css';
import { longestSearch } from './receipts-search.ts';

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
  return (
    <div className={styles.bar}>
      <p className={styles.figure}>
        <span className="cap">{text('receipts.unidentified')}</span>
        <span className={styles.sum}>
          <Yen value={unidentified} />
        </span>
      </p>
      <ListSearch
        ref={searchRef}
        label={text('receipts.search')}
        value={search}
        maxLength={longestSearch}
        onSearch={onSearch}
      />
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
