import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { useText } from '../../../lib/language/text.ts';
import { ListFailed } from '../../../lib/lists/list-failed.tsx';
import { Button } from '../../../ui/frame/button.tsx';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { Segmented } from '../../../ui/frame/segmented.tsx';
import { RuledStrips } from '../../../ui/tables/ruled-strips.tsx';
import type { ListedMoneyRequest, MoneyDecision } from './asked-money.ts';
import { askedMoneyQuery, type RequestState } from './asked-money.query.ts';
import { AskedMoneyRow } from './asked-money-row.tsx';
import styles from './requests.module.css';

const AskDialog = lazyPiece(() => import('./ask-dialog.tsx'), 'AskDialog');
const DecideDialog = lazyPiece(() => import('./decide-dialog.tsx'), 'DecideDialog');

const states: readonly RequestState[] = ['asked', 'settled'];

export interface OpenDecision {
  request: ListedMoneyRequest;
  decision: MoneyDecision['decision'];
}

/** R95: payouts and write-offs. One person asks, another one decides. */
export function AskedMoneyList({ mayAsk }: { mayAsk: boolean }) {
  const text = useText();
  const [state, setState] = useState<RequestState>('asked');
  const [opened, open] = useState<'ask' | OpenDecision>();
  const { data, error, refetch } = useQuery(askedMoneyQuery(state));
  const close = () => open(undefined);
  return (
    <section aria-label={text('receipts.view.requests')}>
      <div className={styles.bar}>
        <Segmented
          label={text('receipts.request.states')}
          value={state}
          options={states.map((value) => ({ value, label: text(`receipts.request.list.${value}`) }))}
          onChange={setState}
        />
        <p className="sub">{text('receipts.request.hint')}</p>
        {mayAsk && (
          <Button kind="primary" icon={<Plus aria-hidden="true" />} onClick={() => open('ask')}>
            {text('receipts.request.ask')}
          </Button>
        )}
      </div>
      {!data && error && (
        <ListFailed title={text('receipts.request.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <RuledStrips list={undefined} strip={styles.coming} rows={4} label={text('receipts.request.loading')} />
      )}
      {data?.list.length === 0 && (
        <EmptyState title={text(`receipts.request.none.${state}`)}>{text('receipts.request.none.hint')}</EmptyState>
      )}
      {data && data.list.length > 0 && (
        <ul aria-label={text('receipts.view.requests')} className={styles.list}>
          {data.list.map((request) => (
            <AskedMoneyRow key={request.id} request={request} onDecide={(decision) => open({ request, decision })} />
          ))}
        </ul>
      )}
      <Suspense>
        {opened === 'ask' && <AskDialog onClose={close} />}
        {typeof opened === 'object' && <DecideDialog {...opened} onClose={close} />}
      </Suspense>
    </section>
  );
}
