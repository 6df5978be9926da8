import { japanDay } from '@seri/domain/time/japan-time';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { useTitle } from '../../../lib/browser/use-title.ts';
import { useText } from '../../../lib/language/text.ts';
import { ListFailed } from '../../../lib/lists/list-failed.tsx';
import type { Navigate } from '../../../lib/lists/use-true-address.ts';
import { serverNow } from '../../../lib/live/clock.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { TariffFiles } from '../file/tariff-files.tsx';
import { TariffFilters } from './tariff-filters.tsx';
import { TariffList, TariffListLoading, type TariffTask } from './tariff-list.tsx';
import { tariffsQuery } from './tariffs.query.ts';
import { noTariffFilters, type TariffFilters as Filters } from './tariffs-search.ts';
import styles from './tariffs.module.css';
import type { ListedTariff } from './tariffs.ts';

const TariffDialog = lazyPiece(() => import('../form/tariff-dialog.tsx'), 'TariffDialog');

interface TariffsPageProps {
  filters: Filters;
  hrefOf: (filters: Filters) => string;
  navigate: Navigate;
}

/** The row in the dialog; a new one has no former row. */
interface OpenTariff {
  task: TariffTask | 'add';
  tariff: ListedTariff | undefined;
}

/** R88: the prices of charges, for staff. */
export function TariffsPage({ filters, hrefOf, navigate }: TariffsPageProps) {
  const text = useText();
  useTitle(text('tariffs.title'));
  const today = japanDay(serverNow());
  const { data, error, isPlaceholderData, refetch } = useQuery(tariffsQuery(filters, today));
  const [opened, open] = useState<OpenTariff>();
  const apply = (chosen: Filters) => navigate(hrefOf(chosen));
  const mayEdit = data?.can.edit ?? false;
  return (
    <>
      <div className={styles.bar}>
        <h1 tabIndex={-1}>{text('tariffs.title')}</h1>
        <p className="sub">
          {text('tariffs.hint')} {data && !mayEdit && text('tariffs.needsTables')}
        </p>
        <div className={styles.tools}>
          <TariffFiles mayLoad={mayEdit} />
          {mayEdit && (
            <Button
              kind="primary"
              icon={<Plus aria-hidden="true" />}
              onClick={() => open({ task: 'add', tariff: undefined })}
            >
              {text('tariffs.add')}
            </Button>
          )}
        </div>
      </div>
      <TariffFilters filters={filters} houses={data?.houses ?? []} count={data?.tariffs.length} onApply={apply} />
      {!data && error && <ListFailed title={text('tariffs.failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <TariffListLoading />}
      {data?.tariffs.length === 0 && <NoTariffs onReset={() => apply(noTariffFilters)} />}
      {data && data.tariffs.length > 0 && (
        <TariffList
          tariffs={data.tariffs}
          today={today}
          stale={isPlaceholderData}
          onTask={mayEdit ? (task, tariff) => open({ task, tariff }) : undefined}
        />
      )}
      {data && opened && (
        <Suspense>
          <TariffDialog {...opened} houses={data.houses} today={today} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function NoTariffs({ onReset }: { onReset: () => void }) {
  const text = useText();
  return (
    <Sheet flush>
      <EmptyState title={text('tariffs.empty')} actions={<Button onClick={onReset}>{text('tariffs.showAll')}</Button>}>
        {text('tariffs.empty.hint')}
      </EmptyState>
    </Sheet>
  );
}
