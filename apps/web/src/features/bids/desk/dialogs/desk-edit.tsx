import { bidGroupLetters } from '@seri/domain/bids/bid-groups';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { serverNow } from '../../../../lib/live/clock.ts';
import { refusalText } from '../../../../lib/calls/on-refusal.ts';
import { useLanguage, useText } from '../../../../lib/language/text.ts';
import { Button } from '../../../../ui/frame/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { Field } from '../../../../ui/fields/field.tsx';
import { Notice } from '../../../../ui/passing/notice.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { exportTypesQuery } from '../changes/desk-calls.ts';
import type { ListedBid } from '../../list/bids.ts';
import { warnsOfLastHour } from './desk-questions.ts';
import { typeText } from '../changes/desk-undo.ts';
import type { RenderBidPhoto } from '../../list/slots.ts';
import { DeskEditFailed } from './desk-edit-failed.tsx';
import { DeskLot } from '../table/desk-lot.tsx';
import { DeskMerge } from './desk-merge.tsx';
import styles from './desk-edit.module.css';
import { useDeskEdit } from './use-desk-edit.ts';

interface DeskEditProps {
  bid: ListedBid;
  renderPhoto: RenderBidPhoto;
}

/** R59: edits amount, adjustment, export type and group of a bid. */
export function DeskEdit({ bid, renderPhoto }: DeskEditProps) {
  const text = useText();
  const formId = useId();
  const amount = useRef<HTMLInputElement>(null);
  const { form, shown, newer, isOver, fault, close, clearFault } = useDeskEdit(bid);
  useEffect(() => amount.current?.select(), []);
  const types = useQuery({ ...exportTypesQuery(useLanguage()), enabled: shown.exportType }).data;
  const { exportType } = form.values;
  const isListed = exportType === '' || types?.some(({ value }) => String(value) === exportType);
  return (
    <Dialog
      open
      title={text('bidDesk.edit')}
      onClose={close}
      initialFocus={amount}
      footer={
        <>
          <Button onClick={close}>{text('bidDesk.close')}</Button>
          <Button kind="primary" type="submit" form={formId} pending={form.isPending} disabled={isOver}>
            {text(newer ? 'bidDesk.edit.over' : 'bidDesk.edit.save')}
          </Button>
        </>
      }
    >
      <DeskLot bid={bid} renderPhoto={renderPhoto} />
      <form {...form.form} id={formId} className={styles.form}>
        {warnsOfLastHour(bid, serverNow()) && <Notice tone="mid">{text('bidDesk.edit.lastHour')}</Notice>}
        {newer && (
          <DeskMerge
            values={form.values}
            newer={newer}
            types={types}
            isOver={isOver}
            onTake={(name, value) => form.set(name, value)}
          />
        )}
        {form.refusal && (
          <Notice tone="bad" live>
            {refusalText(text, form.refusal)}
          </Notice>
        )}
        <Field
          {...form.field('amount')}
          ref={amount}
          label={text('bidDesk.edit.amount')}
          inputMode="numeric"
          autoComplete="off"
          className={styles.amount}
        />
        <div className={styles.row}>
          {shown.adjustment && (
            <Field {...form.field('adjustment')} label={text('bidDesk.edit.adjustment')} autoComplete="off" />
          )}
          {shown.exportType && (
            <SelectField
              label={text('bidDesk.edit.exportType')}
              value={exportType}
              error={form.errorOf('exportType')}
              onChange={({ target }) => form.set('exportType', target.value)}
            >
              <option value="">{text('bidDesk.edit.exportType.open')}</option>
              {!isListed && <option value={exportType}>{typeText(text, Number(exportType))}</option>}
              {types?.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
          )}
          <SelectField
            label={text('bidDesk.edit.group')}
            value={form.values.group}
            error={form.errorOf('group')}
            onChange={({ target }) => form.set('group', target.value)}
          >
            <option value="">{text('bidDesk.edit.group.none')}</option>
            {bidGroupLetters.map((letter) => (
              <option key={letter}>{letter}</option>
            ))}
          </SelectField>
        </div>
      </form>
      {fault && <DeskEditFailed fault={fault} onClose={clearFault} />}
    </Dialog>
  );
}
