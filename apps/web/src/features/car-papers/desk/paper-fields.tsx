import { type CarPaperKind, carPaperKindNames } from '@seri/domain/car-papers/paper-kinds.data';
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
        <Field label={text('carPapers.issuedOn')} type="date" {...form.field('issuedOn')} />
        <Field label={text('carPapers.validUntil')} type="date" {...form.field('validUntil')} />
      </div>
    </>
  );
}
