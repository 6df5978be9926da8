import { typedDate } from '@seri/domain/time/date-text';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { isUnanswered } from '../../../lib/calls/send-once.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Button } from '../../../ui/frame/button.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import { isOutdated } from '../list-words.ts';
import { saveMapping } from '../send-shipping-file.ts';
import type { ForwarderList } from '../shipping-files.ts';
import { ColumnFields } from './column-fields.tsx';
import { columnsFaults, type ColumnsForm, columnsFormOf, hasColumns, mappingOf } from './columns-form.ts';
import styles from './columns.module.css';
import { PortWords } from './port-words.tsx';

interface ColumnsEditorProps {
  list: ForwarderList;
  onSaved: () => void;
  onRefused: (refusal: CallRefusal) => void;
  /** Undefined while nobody has looked at the columns yet. */
  onCancel: (() => void) | undefined;
}

export function ColumnsEditor({ list, onSaved, onRefused, onCancel }: ColumnsEditorProps) {
  const text = useText();
  const form = useForm<ColumnsForm>({
    initial: columnsFormOf(list),
    faultsOf: (values) => columnsFaults(list, values),
    send: async (values) => {
      const reply = await saveMapping(mappingOf(list, values));
      if (reply.ok) onSaved();
      else if (isOutdated(reply.refusal)) onRefused(reply.refusal);
      return reply.ok ? undefined : reply.refusal;
    },
  });
  const { values, refusal, set } = form;
  return (
    <section aria-label={text('shippingFiles.columns')} className={styles.editor}>
      <form {...form.form} className={styles.form}>
        {!list.isConfirmed && <p className={styles.first}>{text('shippingFiles.columns.first')}</p>}
        <div className={styles.whole}>
          <Field
            label={text('shippingFiles.sender')}
            hint={text('shippingFiles.columns.sender.hint')}
            maxLength={80}
            autoComplete="off"
            {...form.field('sender')}
          />
          <Field
            label={text('shippingFiles.columns.listedOn')}
            hint={text('shippingFiles.columns.listedOn.hint')}
            placeholder={text('shippingFiles.columns.dateForm')}
            inputMode="numeric"
            autoComplete="off"
            {...form.field('listedOn')}
            onChange={({ target }) => set('listedOn', typedDate(target.value))}
          />
          <div className={styles.switch}>
            <Switch
              label={text('shippingFiles.columns.carriesDown')}
              checked={values.carriesDown}
              aria-describedby="carries-down"
              onChange={({ target }) => set('carriesDown', target.checked)}
            />
            <p id="carries-down" className="sub">
              {text('shippingFiles.columns.carriesDown.hint')}
            </p>
          </div>
        </div>
        <PortWords
          list={list}
          chosen={values.ports}
          onChoose={(words, place) => set('ports', { ...values.ports, [words]: place })}
        />
        {hasColumns(list) && (
          <ColumnFields
            list={list}
            mapping={values.mapping}
            error={form.errorOf('mapping') && text('shippingFiles.columns.chassisNeeded')}
            onChoose={(column, header) => set('mapping', { ...values.mapping, [column]: header || null })}
          />
        )}
        <div role="alert">
          {refusal && !isOutdated(refusal) && (
            <Notice tone={isUnanswered(refusal) ? 'mid' : 'bad'}>
              {isUnanswered(refusal) ? text('formDialog.unanswered.hint') : refusalText(text, refusal)}
            </Notice>
          )}
        </div>
        <div className={styles.actions}>
          <Button kind="primary" type="submit" pending={form.isPending}>
            {text('shippingFiles.columns.save')}
          </Button>
          {onCancel && <Button onClick={onCancel}>{text('shippingFiles.columns.cancel')}</Button>}
        </div>
      </form>
    </section>
  );
}
