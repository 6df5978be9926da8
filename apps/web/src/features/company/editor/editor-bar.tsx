import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import type { CompanyDraft } from './use-company-draft.ts';
import styles from './company-editor.module.css';

export function EditorBar({ draft, onSave }: { draft: CompanyDraft; onSave: () => void }) {
  const text = useText();
  const count = Object.keys(draft.faults).length;
  const state = text(draft.isChanged ? 'company.edit.changed' : 'company.edit.same');
  return (
    <div className={styles.bar}>
      <h1>{text('shell.page.company')}</h1>
      <output className={styles.state} data-changed={draft.isChanged || undefined}>
        {count > 0 ? text('company.edit.faults', { count }) : state}
      </output>
      {draft.isChanged && (
        <Button disabled={draft.isPending} onClick={draft.discard}>
          {text('company.edit.discard')}
        </Button>
      )}
      <Button kind="primary" pending={draft.isPending} aria-disabled={!draft.isChanged} onClick={onSave}>
        {text('company.edit.save')}
      </Button>
    </div>
  );
}
