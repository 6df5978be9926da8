import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/code/lazy-part.ts';
import { useText } from '../../../lib/language/text.ts';
import { ListFailed } from '../../../lib/lists/list-failed.tsx';
import { Button } from '../../../ui/frame/button.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { RuledCells } from '../../../ui/tables/ruled-loading.tsx';
import styles from './allocations.module.css';
import type { MadeAllocation, MoneyOfClient, MoneySource } from './allocations.ts';
import { allocationsQuery } from './allocations.query.ts';
import { AllocationLists } from './allocation-lists.tsx';

const AllocateDialog = lazyPart(() => import('./allocate-dialog.tsx'), 'AllocateDialog');
const MoveDialog = lazyPart(() => import('./move-dialog.tsx'), 'MoveDialog');
const TermsDialog = lazyPart(() => import('./terms-dialog.tsx'), 'TermsDialog');

/** R92: the money of a client that is left, what is open, and what pays what. Who may moves it by hand. */
export function AccountAllocations({ accountId }: { accountId: number }) {
  const text = useText();
  const { data, error, refetch } = useQuery(allocationsQuery(accountId));
  if (data) return <LoadedAllocations accountId={accountId} money={data} />;
  if (error) return <ListFailed title={text('allocations.failed')} error={error} onRetry={() => void refetch()} />;
  return <RuledCells cols={3} rows={3} label={text('allocations.loading')} />;
}

/** The dialog that is open, and its subject. */
type OpenedDialog = { source: MoneySource } | { made: MadeAllocation } | 'terms';

function LoadedAllocations({ accountId, money }: { accountId: number; money: MoneyOfClient }) {
  const text = useText();
  const [opened, open] = useState<OpenedDialog>();
  const { byHand, dueDays, can } = money;
  const dialog = { money, onClose: () => open(undefined) };
  return (
    <Sheet
      flush
      title={text('allocations.title')}
      actions={
        can.allocate && (
          <Button size="s" onClick={() => open('terms')}>
            {text('allocations.terms')}
          </Button>
        )
      }
    >
      <p className={styles.terms}>
        {text(byHand ? 'allocations.hand' : 'allocations.rule')}
        {' · '}
        {dueDays === null ? text('allocations.days.usual') : text('allocations.days', { count: dueDays })}
      </p>
      <AllocationLists money={money} onAllocate={(source) => open({ source })} onMove={(made) => open({ made })} />
      <Suspense>
        {opened === 'terms' && <TermsDialog accountId={accountId} {...dialog} />}
        {typeof opened === 'object' && 'source' in opened && <AllocateDialog source={opened.source} {...dialog} />}
        {typeof opened === 'object' && 'made' in opened && <MoveDialog made={opened.made} {...dialog} />}
      </Suspense>
    </Sheet>
  );
}
