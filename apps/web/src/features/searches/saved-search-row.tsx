import type { PageType } from '@seri/domain/catalogue/page-types';
import { parseSearch } from '@seri/domain/catalogue/saved-searches';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../lib/language/text.ts';
import { Button } from '../../ui/frame/button.tsx';
import type { SavedSearch } from './my-searches.ts';
import { RenameSearch } from './rename-search.tsx';
import styles from './searches-dialog.module.css';

interface SavedSearchRowProps {
  pageType: PageType;
  search: SavedSearch;
  /** The filters of the listing equal this search. */
  isCurrent: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

export function SavedSearchRow({ pageType, search, isCurrent, onOpen, onDelete }: SavedSearchRowProps) {
  const text = useText();
  const [isRenaming, setRenaming] = useState(false);
  const renameRef = useRef<HTMLButtonElement>(null);
  const { name: title, newLots } = search;
  const filters = Object.keys(parseSearch(pageType, search.params)?.filters ?? {}).length;
  const endRenaming = () => {
    flushSync(() => setRenaming(false));
    renameRef.current?.focus();
  };
  if (isRenaming) {
    return (
      <li className={styles.row}>
        <RenameSearch pageType={pageType} search={search} onEnd={endRenaming} />
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <button type="button" className={styles.open} aria-current={isCurrent ? 'true' : undefined} onClick={onOpen}>
        <b className={styles.title}>{title}</b>
        <span className="sub">{text('searches.filters', { count: filters })}</span>
        {newLots > 0 && <b className={styles.newLots}>{text('searches.list.new', { count: newLots })}</b>}
      </button>
      <Button
        ref={renameRef}
        kind="bare"
        icon={<Pencil aria-hidden="true" />}
        label={text('searches.rename', { title })}
        onClick={() => setRenaming(true)}
      />
      <Button
        kind="bare"
        aria-haspopup="dialog"
        icon={<Trash2 aria-hidden="true" />}
        label={text('searches.delete', { title })}
        onClick={onDelete}
      />
    </li>
  );
}
