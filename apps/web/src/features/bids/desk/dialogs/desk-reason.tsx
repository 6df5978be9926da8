import { bidStatus } from '@seri/domain/bids/bid-statuses';
import type { Faults } from '@seri/domain/common/field-fault';
import { requiredFault } from '@seri/domain/people/person-fields';
import { useId, useRef } from 'react';
import { refusalText } from '../../../../lib/calls/on-refusal.ts';
import { useForm } from '../../../../lib/forms/use-form.ts';
import { useText } from '../../../../lib/language/text.ts';
import { Field } from '../../../../ui/fields/field.tsx';
import { Button } from '../../../../ui/frame/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { Notice } from '../../../../ui/passing/notice.tsx';
import type { ListedBid } from '../../list/bids.ts';
import { takeBackWin } from '../changes/change-status.ts';
import { useDesk } from '../changes/desk.ts';
import { QuestionFacts } from './desk-questions.tsx';
import styles from './desk-dialogs.module.css';

interface DeskReasonProps {
  bid: ListedBid;
  status: number;
  /** The invoices that are credited. */
  numbers: readonly string[];
}

interface ReasonForm {
  reason: string;
}

const [shortest, longest] = [3, 500];

function reasonFaults({ reason }: ReasonForm): Faults<keyof ReasonForm> {
  const isShort = reason.trim().length < shortest;
  const fault = requiredFault(reason) ?? (isShort && { problem: 'tooShort' as const, length: shortest - 1 });
  return fault ? { reason: fault } : {};
}

/** R90: asks why a win is taken back whose purchase is invoiced. Enter sends the reason. */
export function DeskReason({ bid, status, numbers }: DeskReasonProps) {
  const text = useText();
  const desk = useDesk();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const close = () => desk.dialog.set(undefined);
  const form = useForm<ReasonForm>({
    initial: { reason: '' },
    faultsOf: reasonFaults,
    send: async ({ reason }) => {
      const refusal = await takeBackWin(desk, bid, status, reason.trim());
      if (!refusal) close();
      return refusal;
    },
  });
  return (
    <Dialog
      open
      title={text('bidDesk.reason')}
      onClose={close}
      locked={form.isPending}
      initialFocus={input}
      footer={
        <>
          <Button disabled={form.isPending} onClick={close}>
            {text('bidDesk.keep', { status: text(`bids.status.${bidStatus(bid.bidStatus)}`) })}
          </Button>
          <Button kind="danger" type="submit" form={formId} pending={form.isPending}>
            {text('bidDesk.reason.yes')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.body} {...form.form}>
        {form.refusal && (
          <Notice tone="bad" live>
            {refusalText(text, form.refusal)}
          </Notice>
        )}
        <p>{text('bidDesk.reason.says', { count: numbers.length })}</p>
        <QuestionFacts
          bids={[bid]}
          status={status}
          more={[
            {
              caption: text('bidDesk.reason.invoices', { count: numbers.length }),
              value: numbers.join(', '),
              full: true,
            },
          ]}
        />
        <Field
          ref={input}
          label={text('bidDesk.reason.field')}
          maxLength={longest}
          autoComplete="off"
          {...form.field('reason')}
        />
      </form>
    </Dialog>
  );
}
