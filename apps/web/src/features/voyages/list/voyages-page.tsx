import { type VoyageState, voyageStates } from '@seri/domain/voyages/voyage-states';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useDelayed } from '../../../lib/browser/use-delayed.ts';
import { useTitle } from '../../../lib/browser/use-title.ts';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { useText } from '../../../lib/language/text.ts';
import { oneOf } from '../../../lib/lists/list-address.ts';
import filters from '../../../lib/lists/list-filters.module.css';
import { ListFailed } from '../../../lib/lists/list-failed.tsx';
import { ListFoot } from '../../../lib/lists/list-foot.tsx';
import { rangeOf, storedPageSize } from '../../../lib/lists/page-size.ts';
import { type Navigate, useTrueAddress } from '../../../lib/lists/use-true-address.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Button } from '../../../ui/frame/button.tsx';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { classNames } from '../../../ui/frame/class-names.ts';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { voyageHref, type VoyagesAnswer } from '../voyages.ts';
import { voyagesQuery } from '../voyages.query.ts';
import styles from '../voyages.module.css';
import { VoyageList, VoyageListLoading } from './voyage-list.tsx';
import { voyagesHref, type VoyagesSearch } from './voyages-search.ts';

const VoyageDialog = lazyPiece(() => import('../edit/voyage-dialog.tsx'), 'VoyageDialog');

interface VoyagesPageProps {
  search: VoyagesSearch;
  navigate: Navigate;
}

/** R98: the ships, those that are to leave first, for staff. */
export function VoyagesPage({ search, navigate }: VoyagesPageProps) {
  const text = useText();
  useTitle(text('voyages.title'));
  const [isAdding, setIsAdding] = useState(false);
  const pageSize = search.pageSize ?? storedPageSize();
  const { data, error, refetch, isPlaceholderData } = useQuery(voyagesQuery(search, pageSize));
  const total = data?.pageInfo.totalSearchResults;
  const hrefOf = (change: Partial<VoyagesSearch>) => voyagesHref({ ...search, page: 1, ...change });
  useTrueAddress({
    paging: search,
    pageSize,
    total: isPlaceholderData ? undefined : total,
    hrefOf: (page) => hrefOf({ page, pageSize }),
    navigate,
  });
  const range = total ? rangeOf({ page: search.page, pageSize, total }) : undefined;
  return (
    <>
      <div className={styles.bar}>
        <h1 tabIndex={-1}>{text('voyages.title')}</h1>
        {data?.can.edit && (
          <div className={styles.tools}>
            <Button kind="primary" icon={<Plus aria-hidden="true" />} onClick={() => setIsAdding(true)}>
              {text('voyages.add')}
            </Button>
          </div>
        )}
      </div>
      <VoyageFilters search={search} ports={data?.ports ?? []} onApply={(change) => navigate(hrefOf(change))} />
      {!data && error && <ListFailed title={text('voyages.failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <VoyageListLoading />}
      {data && total === 0 && !isPlaceholderData && (
        <Sheet flush>
          <EmptyState
            title={text(data.pageInfo.totalResults > 0 ? 'voyages.noneFound' : 'voyages.none')}
            actions={
              data.pageInfo.totalResults > 0 && <ButtonLink href="/voyages">{text('voyages.showAll')}</ButtonLink>
            }
          >
            {text(data.pageInfo.totalResults > 0 ? 'voyages.noneFound.hint' : 'voyages.none.hint')}
          </EmptyState>
        </Sheet>
      )}
      {data && range && (
        <>
          <VoyageList voyages={data.list} stale={isPlaceholderData} />
          <ListFoot
            page={search.page}
            pageSize={pageSize}
            total={total ?? 0}
            range={text('voyages.range', range)}
            label={text('voyages.rows')}
            hrefOf={hrefOf}
            navigate={navigate}
          />
        </>
      )}
      {isAdding && (
        <Suspense>
          <VoyageDialog
            voyage={undefined}
            onClose={() => setIsAdding(false)}
            onSaved={(id) => navigate(voyageHref({ id }))}
          />
        </Suspense>
      )}
    </>
  );
}

interface VoyageFiltersProps {
  search: VoyagesSearch;
  ports: VoyagesAnswer['ports'];
  onApply: (change: Pick<VoyagesSearch, 'search' | 'port' | 'state'>) => void;
}

const applyDelayMs = 400;

function VoyageFilters({ search: { search, port, state }, ports, onApply }: VoyageFiltersProps) {
  const text = useText();
  // One draft for all filters, so that quick changes are applied together.
  const [shown, choose] = useDelayed({ search, port, state }, onApply, applyDelayMs);
  return (
    <div className={filters.filters}>
      <Field
        label={text('voyages.search')}
        className={classNames(filters.field, styles.search)}
        type="search"
        maxLength={80}
        value={shown.search}
        onChange={({ target }) => choose({ ...shown, search: target.value })}
      />
      <SelectField
        label={text('voyages.port')}
        className={filters.field}
        value={shown.port}
        onChange={({ target }) => choose({ ...shown, port: target.value })}
      >
        <option value="">{text('voyages.port.all')}</option>
        {ports.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={text('voyages.state')}
        className={filters.field}
        value={shown.state ?? ''}
        onChange={({ target }) => choose({ ...shown, state: oneOf<VoyageState>(voyageStates, target.value) })}
      >
        <option value="">{text('voyages.state.all')}</option>
        {voyageStates.map((one) => (
          <option key={one} value={one}>
            {text(`voyages.state.${one}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
