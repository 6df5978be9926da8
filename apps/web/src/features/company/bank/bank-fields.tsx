import { bankFieldNames, bankFields } from '@seri/domain/money/bank-details';
import { useEffect } from 'react';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { Check } from '../../../ui/fields/check.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Button } from '../../../ui/frame/button.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import { JapanDate } from '../../../ui/time/japan-date.tsx';
import styles from '../editor/company-editor.module.css';
import type { BankVersions } from './save-bank.ts';
import { useBankForm } from './use-bank-form.ts';

interface BankFieldsProps {
  versions: BankVersions;
  onChanged: (isChanged: boolean) => void;
}

export function BankFields({ versions, onChanged }: BankFieldsProps) {
  const text = useText();
  const { form, isConflict, isRemoving, setRemoving, isChanged, canRemove } = useBankForm(versions);
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  const [newest] = versions;
  return (
    <Sheet title={text('company.part.bank')}>
      <form {...form.form} className={styles.fieldsOfSheet}>
        <p className="sub">{text('bank.lead')}</p>
        <p>
          {newest ? (
            <>
              {text('bank.changed', { name: newest.changedBy })} <JapanDate instant={newest.changedAt} time />
            </>
          ) : (
            text('bank.none')
          )}
        </p>
        <div role="alert">
          {isConflict && (
            <Notice tone="mid" title={text('bank.conflict')}>
              {text('bank.conflict.text')}
            </Notice>
          )}
          {form.refusal && <Notice tone="bad">{refusalText(text, form.refusal)}</Notice>}
        </div>
        {bankFieldNames.map((name) => (
          <Field
            key={name}
            label={text(`start.bank.${name}`)}
            maxLength={bankFields[name].longest}
            autoComplete="off"
            disabled={isRemoving}
            {...form.field(name)}
          />
        ))}
        {canRemove && (
          <Check
            label={text('bank.clear')}
            checked={isRemoving}
            onChange={({ target }) => setRemoving(target.checked)}
          />
        )}
        <Button
          kind={isRemoving ? 'danger' : 'primary'}
          type="submit"
          pending={form.isPending}
          aria-disabled={!isChanged}
          title={isChanged ? undefined : text('bank.same')}
        >
          {text(isRemoving ? 'bank.clear' : 'bank.save')}
        </Button>
      </form>
    </Sheet>
  );
}
