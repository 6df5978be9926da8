import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Chip } from '../../../ui/figures/chip.tsx';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import type { ClientsSearch } from './clients-search.ts';
import { roleText } from '../roles/role-text.ts';
import styles from './clients-page.module.css';

interface NoClientsProps {
  search: ClientsSearch;
  onChange: (change: Partial<ClientsSearch>) => void;
}

/** Lists the filters that leave no clients, and removes them one by one or all at once. */
export function NoClients({ search: { scope, search, role }, onChange }: NoClientsProps) {
  const text = useText();
  const isFiltered = search !== '' || role !== undefined;
  const toAll = (
    <Button kind="primary" onClick={() => onChange({ scope: 'all' })}>
      {text('clients.lookInAll')}
    </Button>
  );
  const reset = <Button onClick={() => onChange({ search: '', role: undefined })}>{text('clients.reset')}</Button>;
  const names = [search && `“${search}”`, role && roleText(text, role)];
  return (
    <Sheet flush>
      <EmptyState
        title={text('clients.empty')}
        actions={
          <>
            {scope === 'mine' && toAll}
            {isFiltered && reset}
          </>
        }
      >
        {isFiltered ? (
          <>
            <span>{text('clients.empty.filtered', { filters: names.filter(Boolean).join(' · ') })}</span>
            {scope === 'mine' && <span>{text('clients.empty.mine')}</span>}
            <span className={styles.killers}>
              {search && (
                <Chip kills onRemove={() => onChange({ search: '' })}>
                  {search}
                </Chip>
              )}
              {role !== undefined && (
                <Chip kills onRemove={() => onChange({ role: undefined })}>
                  {roleText(text, role)}
                </Chip>
              )}
            </span>
          </>
        ) : (
          scope === 'mine' && text('clients.empty.none')
        )}
      </EmptyState>
    </Sheet>
  );
}
