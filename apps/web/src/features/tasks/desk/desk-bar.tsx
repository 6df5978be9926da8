import { type PurchaseScope, purchaseScopes } from '@seri/domain/purchases/purchase';
import { taskKinds } from '@seri/domain/tasks/task-kinds.data';
import type { RefObject } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { ListSearch } from '../../../lib/lists/list-search.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Chip } from '../../../ui/figures/chip.tsx';
import { Segmented } from '../../../ui/frame/segmented.tsx';
import type { TasksAnswer } from '../tasks.ts';
import {
  type ExportDeskView,
  exportDeskViews,
  type ExportDeskSearch,
  longestTaskSearch,
} from './export-desk-search.ts';
import styles from './export-desk.module.css';

interface DeskBarProps {
  search: ExportDeskSearch;
  counts: TasksAnswer['counts'];
  searchRef: RefObject<HTMLInputElement | null>;
  /** In words, what else narrows the list, and the way back to all of it. */
  narrowed: readonly { words: string; onRemove: () => void }[];
  onChange: (change: Partial<ExportDeskSearch>) => void;
}

export function DeskBar({ search, counts, searchRef, narrowed, onChange }: DeskBarProps) {
  const text = useText();
  const countOf = (kind: string) =>
    counts.reduce(
      (sum, one) => (one.kind === kind && (!search.due || one.group === search.due) ? sum + one.count : sum),
      0,
    );
  const kinds = taskKinds.filter((kind) => kind === search.kind || countOf(kind) > 0);
  return (
    <div className={styles.bar}>
      <Segmented<ExportDeskView>
        label={text('exportDesk.view')}
        value={search.view}
        options={exportDeskViews.map((view) => ({ value: view, label: text(`exportDesk.view.${view}`) }))}
        onChange={(view) => onChange({ view })}
      />
      <Segmented<PurchaseScope>
        label={text('exportDesk.scope')}
        value={search.clients}
        options={purchaseScopes.map((scope) => ({ value: scope, label: text(`exportDesk.scope.${scope}`) }))}
        onChange={(clients) => onChange({ clients })}
      />
      {search.view === 'tasks' && (
        <>
          <SelectField
            label={text('exportDesk.kind')}
            className={styles.kind}
            value={search.kind ?? ''}
            onChange={({ target }) => onChange({ kind: taskKinds.find((kind) => kind === target.value) })}
          >
            <option value="">{text('exportDesk.kind.all')}</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {text('exportDesk.kind.some', { kind: text(`tasks.kind.${kind}`), count: countOf(kind) })}
              </option>
            ))}
          </SelectField>
          <ListSearch
            ref={searchRef}
            label={text('exportDesk.search')}
            value={search.search}
            maxLength={longestTaskSearch}
            onSearch={(typed) => onChange({ search: typed })}
          />
          {narrowed.map(({ words, onRemove }) => (
            <Chip key={words} onRemove={onRemove}>
              {words}
            </Chip>
          ))}
        </>
      )}
    </div>
  );
}
