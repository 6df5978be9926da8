import { useQuery } from '@tanstack/react-query';
import { ListFailed } from '../../../lib/lists/list-failed.tsx';
import { useText } from '../../../lib/language/text.ts';
import { RuledCells } from '../../../ui/tables/ruled-loading.tsx';
import { BankFields } from './bank-fields.tsx';
import { bankQuery } from './bank.query.ts';
import { BankVersionList } from './bank-version-list.tsx';
import styles from '../editor/company-editor.module.css';

interface BankEditorProps {
  /** With unsaved changes the page asks before it is left. */
  onChanged: (isChanged: boolean) => void;
}

/** R64: the bank details of the company, for owners. */
export function BankEditor({ onChanged }: BankEditorProps) {
  const text = useText();
  const { data, error, isFetchedAfterMount, refetch } = useQuery({ ...bankQuery, refetchOnMount: 'always' });
  if (!data && error) return <ListFailed title={text('bank.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data || !isFetchedAfterMount) return <RuledCells framed cols={1} rows={4} label={text('bank.loading')} />;
  return (
    <>
      <div className={styles.form}>
        <BankFields versions={data.versions} onChanged={onChanged} />
      </div>
      <div className={styles.form}>
        <BankVersionList versions={data.versions} />
      </div>
    </>
  );
}
