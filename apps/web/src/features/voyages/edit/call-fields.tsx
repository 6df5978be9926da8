import type { CallKind } from '@seri/domain/voyages/port-calls';
import { typedDate } from '@seri/domain/time/date-text';
import { X } from 'lucide-react';
import type { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Button } from '../../../ui/frame/button.tsx';
import type { Destination } from '../../eligibility/eligibility.ts';
import styles from '../voyages.module.css';
import { callField, type VoyageForm } from './voyage-form.ts';

interface CallFieldsProps {
  place: number;
  kind: CallKind;
  form: Pick<ReturnType<typeof useDialogForm<VoyageForm>>, 'values' | 'field' | 'set' | 'errorOf'>;
  places: readonly Destination[];
  /** Cars name it: it keeps its port, and stays. */
  isNamed: boolean;
  onRemove: () => void;
}

/** One port of a voyage with its days; cut-offs by the clock of Japan. */
export function CallFields({ place, kind, form, places, isNamed, onRemove }: CallFieldsProps) {
  const text = useText();
  const { values, field, set, errorOf } = form;
  const name = callField(place, 'place');
  const ports = places.filter(({ territory }) => (territory === 'jp') === (kind === 'load'));
  const day = (part: 'plannedOn' | 'actualOn') => (
    <Field
      label={text(part === 'plannedOn' ? `voyages.plannedOn.${kind}` : `voyages.actualOn.${kind}`)}
      placeholder={text('voyages.date.form')}
      inputMode="numeric"
      autoComplete="off"
      {...field(callField(place, part))}
      onChange={({ target }) => set(callField(place, part), typedDate(target.value))}
    />
  );
  return (
    <div className={styles.row}>
      <SelectField
        label={text('voyages.port')}
        hint={isNamed ? text('voyages.port.kept') : undefined}
        disabled={isNamed}
        value={values[name] ?? ''}
        error={errorOf(name)}
        onChange={({ target }) => set(name, target.value)}
      >
        <option value="">{text('voyages.choose')}</option>
        {ports.map(({ code, name: port, country }) => (
          <option key={code} value={code}>
            {kind === 'load' ? port : `${port}, ${country}`}
          </option>
        ))}
      </SelectField>
      {day('plannedOn')}
      {day('actualOn')}
      {kind === 'load' &&
        (['yardCutOffAt', 'papersCutOffAt'] as const).map((part) => (
          <Field
            key={part}
            className={styles.cutOff}
            type="datetime-local"
            label={text(`voyages.${part}`)}
            {...field(callField(place, part))}
          />
        ))}
      {!isNamed && (
        <Button kind="bare" size="s" icon={<X aria-hidden="true" />} className={styles.remove} onClick={onRemove}>
          {text('voyages.call.remove')}
        </Button>
      )}
    </div>
  );
}
