import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { useTitle } from '../../../lib/browser/use-title.ts';
import { useText } from '../../../lib/language/text.ts';
import { ListFailed } from '../../../lib/lists/list-failed.tsx';
import { serverNow } from '../../../lib/live/clock.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { RuledCells } from '../../../ui/tables/ruled-loading.tsx';
import type { ExportRuleRow } from '../eligibility.ts';
import { exportRulesQuery } from './export-rules.query.ts';
import styles from './export-rules.module.css';
import { RuleList } from './rule-list.tsx';

const RuleDialog = lazyPiece(() => import('./rule-dialog.tsx'), 'RuleDialog');

/** R96: what may not be exported, for staff; an owner writes it. */
export function ExportRulesPage() {
  const text = useText();
  useTitle(text('eligibility.rules'));
  const today: JapanDay = japanDay(serverNow());
  const { data, error, refetch } = useQuery(exportRulesQuery);
  const [opened, open] = useState<ExportRuleRow | 'new'>();
  const mayEdit = data?.can.edit ?? false;
  return (
    <>
      <div className={styles.bar}>
        <h1 tabIndex={-1}>{text('eligibility.rules')}</h1>
        <p className="sub">
          {text('eligibility.rules.hint')} {data && !mayEdit && text('eligibility.rules.needsOwner')}
        </p>
        {mayEdit && (
          <Button kind="primary" icon={<Plus aria-hidden="true" />} onClick={() => open('new')}>
            {text('eligibility.rule.add')}
          </Button>
        )}
      </div>
      {!data && error && <ListFailed title={text('eligibility.failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <RuledCells cols={3} rows={8} label={text('eligibility.loading')} />}
      {data?.rules.length === 0 && (
        <Sheet flush>
          <EmptyState title={text('eligibility.empty')}>{text('eligibility.empty.hint')}</EmptyState>
        </Sheet>
      )}
      {data && data.rules.length > 0 && (
        <RuleList rules={data.rules} today={today} onChange={mayEdit ? open : undefined} />
      )}
      {data && opened && (
        <Suspense>
          <RuleDialog
            rule={opened === 'new' ? undefined : opened}
            territories={data.territories}
            today={today}
            onClose={() => open(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
