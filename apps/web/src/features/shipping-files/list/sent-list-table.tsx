import type { Language } from '@seri/domain/common/languages';
import { groupDigits } from '@seri/domain/money/money';
import type { ReactNode } from 'react';
import { useMedia } from '../../../lib/browser/use-media.ts';
import { type Text, useLanguage, useText } from '../../../lib/language/text.ts';
import strips from '../../../lib/lists/list-strip.module.css';
import { listCells, ListTable, ListTableLoading } from '../../../lib/lists/list-table.tsx';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { RuledStrips } from '../../../ui/tables/ruled-strips.tsx';
import { TableRow } from '../../../ui/tables/table-row.tsx';
import { momentText } from '../../voyages/cut-off-text.ts';
import { listNote, listStateText } from '../list-words.ts';
import { forwarderListHref, type SentListRow } from '../shipping-files.ts';
import { type SentListColumnId, sentListColumns } from './list-columns.data.ts';
import styles from './lists.module.css';

const wide = '(width >= 1024px)';

interface ShownList {
  list: SentListRow;
  text: Text;
  language: Language;
}

const cellContents: Readonly<Record<SentListColumnId, (shown: ShownList) => ReactNode>> = {
  list: ({ list }) => (
    <div>
      <UiLink href={forwarderListHref(list.id)} className={styles.name}>
        {list.name}
      </UiLink>
    </div>
  ),
  sender: ({ list }) => <div>{list.sender || '–'}</div>,
  sent: ({ list: { sent }, language }) => (
    <div>
      {momentText(sent.at, language)} <span className="sub">{sent.name}</span>
    </div>
  ),
  state: (shown) => (
    <div>
      <StateOfList {...shown} />
    </div>
  ),
  rows: ({ list: { counts } }) => (counts.rows > 0 ? groupDigits(counts.rows) : '–'),
};

function StateOfList({ list, text }: Pick<ShownList, 'list' | 'text'>) {
  const note = listNote(text, list);
  const needsLook = list.state === 'ready' && list.counts.attention > 0;
  return (
    <>
      <span data-state={needsLook ? 'attention' : list.state} className={styles.state}>
        {listStateText(text, list)}
      </span>
      {note !== '' && <span className="sub"> {note}</span>}
    </>
  );
}

/** R102: lists with what became of them; on phones as strips. */
export function SentListTable({ lists, stale }: { lists: readonly SentListRow[]; stale: boolean }) {
  const text = useText();
  const language = useLanguage();
  const isWide = useMedia(wide);
  const label = text('shippingFiles.title');
  if (!isWide) {
    return (
      <ul aria-label={label} aria-busy={stale ? true : undefined} className={strips.strips}>
        {lists.map((list) => (
          <li key={list.id} className={strips.strip}>
            <div className={strips.words}>{cellContents.list({ list, text, language })}</div>
            <div className={strips.words}>
              <StateOfList list={list} text={text} />
            </div>
            <div className={`sub ${strips.words ?? ''}`}>
              {[list.sender, momentText(list.sent.at, language), list.sent.name].filter(Boolean).join(' · ')}
            </div>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ListTable columns={sentListColumns} label={label} stale={stale} density="double">
      {lists.map((list) => (
        <TableRow key={list.id}>
          {listCells(sentListColumns, (id) => cellContents[id]({ list, text, language }))}
        </TableRow>
      ))}
    </ListTable>
  );
}

export function SentListTableLoading() {
  const text = useText();
  const isWide = useMedia(wide);
  const label = text('shippingFiles.loading');
  if (!isWide) return <RuledStrips list={strips.strips} strip={strips.strip} rows={6} label={label} />;
  return <ListTableLoading columns={sentListColumns} rows={8} label={label} density="double" />;
}
