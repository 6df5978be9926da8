import { useState } from 'react';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { updateClient } from './change-client.ts';
import type { ClientDetails } from './client-view.ts';
import { workBody, workFaults, workFormOf } from './work-form.ts';
import { ConflictNotice } from './changed.tsx';
import styles from './client-page.module.css';
import { PersonField } from './person-field.tsx';

export function WorkSheet({ view }: { view: ClientDetails }) {
  const text = useText();
  // The version that the form was filled from. It is not replaced while somebody edits the form.
  const [loaded, setLoaded] = useState(view);
  const [isTouched, setTouched] = useState(false);
  const [wasChanged, setChanged] = useState(false);
  const form = useForm({
    initial: workFormOf(view),
    faultsOf: workFaults,
    send: async (values) => {
      const { id, version } = loaded.client;
      const refusal = await updateClient({ id, version, ...workBody(values) });
      const isConflict = refusal?.code === 'STATE_CHANGED';
      setChanged(isConflict);
      setTouched(refusal !== undefined && !isConflict);
      if (!refusal) toast({ tone: 'good', title: text('clients.work.saved') });
      return isConflict ? undefined : refusal;
    },
  });
  if (!isTouched && loaded !== view) {
    setLoaded(view);
    form.replace(workFormOf(view));
  }
  const touch = () => {
    setTouched(true);
    setChanged(false);
  };
  const undo = () => {
    setTouched(false);
    form.replace(workFormOf(loaded));
  };
  const { client, managers, dealers } = loaded;
  return (
    <Sheet flush title={text('clients.work')}>
      <form {...form.form} className={styles.form} onChange={touch}>
        <div role="alert">
          {wasChanged && <ConflictNotice />}
          {form.refusal && <Notice tone="bad">{refusalText(text, form.refusal)}</Notice>}
        </div>
        <PersonField
          label={text('clients.col.manager')}
          people={managers}
          current={{ id: client.managerId, name: client.manager }}
          value={form.values.managerId}
          error={form.errorOf('managerId')}
          onChoose={(id) => form.set('managerId', id)}
        />
        <PersonField
          label={text('clients.col.dealer')}
          people={dealers}
          current={{ id: client.dealerId, name: client.dealer }}
          value={form.values.dealerId}
          error={form.errorOf('dealerId')}
          onChoose={(id) => form.set('dealerId', id)}
        />
        <Field
          label={text('clients.work.dailyBids')}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('dailyBidLimit')}
        />
        <Field
          label={text('clients.work.dailyUss')}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('dailyUssLimit')}
        />
        <TextArea
          label={text('clients.work.note')}
          className={styles.full}
          name="note"
          rows={3}
          maxLength={2000}
          value={form.values.note}
          error={form.errorOf('note')}
          onChange={({ target }) => form.set('note', target.value)}
        />
        <div className={styles.submit}>
          <Button kind="primary" type="submit" pending={form.isPending} aria-disabled={!isTouched}>
            {text('clients.work.save')}
          </Button>
          {isTouched && <Button onClick={undo}>{text('clients.work.undo')}</Button>}
        </div>
      </form>
    </Sheet>
  );
}
