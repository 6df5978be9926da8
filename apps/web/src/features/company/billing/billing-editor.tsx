import { useQuery } from '@tanstack/react-query';
import { ListFailed } from '../../../lib/lists/list-failed.tsx';
import { useText } from '../../../lib/language/text.ts';
import { RuledCells } from '../../../ui/tables/ruled-loading.tsx';
import styles from '../editor/company-editor.module.css';
import { BillingFields } from './billing-fields.tsx';
import { billingQuery } from './billing.query.ts';
import { BillingVersionList } from './billing-version-list.tsx';

interface BillingEditorProps {
  /** With unsaved changes the page asks before it is left. */
  onChanged: (isChanged: boolean) => void;
}

/** R64: the company as its papers name it, for owners. */
export function BillingEditor({ onChanged }: BillingEditorProps) {
  const text = useText();
  const { data, error, isFetchedAfterMount, refetch } = useQuery({ ...billingQuery, refetchOnMount: 'always' });
  if (!data && error) return <ListFailed title={text('billing.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data || !isFetchedAfterMount) return <RuledCells framed cols={1} rows={8} label={text('billing.loading')} />;
  return (
    <>
      <div className={styles.form}>
        <BillingFields versions={data.versions} onChanged={onChanged} />
      </div>
      <div className={styles.form}>
        <BillingVersionList versions={data.versions} />
      </div>
    </>
  );
}
