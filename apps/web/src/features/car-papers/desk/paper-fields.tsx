import { type CarPaperKind, carPaperKindNames } from '@seri/domain/car-papers/paper-kinds.data';
import { typedDate } from '@seri/domain/time/date-text';
import { useText } from '../../../lib/language/text.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import type { PaperForm } from './paper-form.ts';
import styles from './desk.module.css';

interface PaperFieldsProps {
  form: Pick<ReturnType<typeof useDialogForm<PaperForm>>, 'values' | 'set' | 'field'>;
  /** The kind of a paper stays. */
  isKindFixed: boolean;
}

export function PaperFields({ form, isKindFixed }: PaperFieldsProps) {
  const text = useText();
  return (
    <>
      <SelectField
        label={text('carPapers.kind')}
        name="kind"
        value={form.values.kind}
        disabled={isKindFixed}
        onChange={({ target }) => form.set('kind', target.value as CarPaperKind)}
      >
        {carPaperKindNames.map((kind) => (
          <option key={kind} value={kind}>
            {text(`carPapers.kind.${kind}`)}
          </option>
        ))}
      </SelectField>
      <Field label={text('carPapers.number')} maxLength={60} autoComplete="off" {...form.field('number')} />
      <Field
        label={text('carPapers.name')}
        hint={text('carPapers.name.hint')}
        maxLength={120}
        autoComplete="off"
        {...form.field('title')}
      />
      <div className={styles.days}>
        {(['issuedOn', 'validUntil'] as const).map((name) => (
          <Field
            key={name}
            label={text(`carPapers.${name}`)}
            placeholder={text('way.date.form')}
            inputMode="numeric"
            autoComplete="off"
            {...form.field(name)}
            onChange={({ target }) => form.set(name, typedDate(target.value))}
          />
        ))}
      </div>
    </>
  );
}
