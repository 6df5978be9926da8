import type { ReactNode } from 'react';
import type { FieldFault } from '@seri/domain/common/field-fault';
import { faultText } from '../../../lib/calls/fault-text.ts';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { type Text, useText } from '../../../lib/language/text.ts';
import { Button, type ButtonKind } from '../../../ui/frame/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import styles from './dialogs.module.css';
import type { useReliableCall } from './use-reliable-call.ts';

interface CallDialogProps {
  title: string;
  call: Pick<ReturnType<typeof useReliableCall>, 'refusal' | 'isPending' | 'isInDoubt' | 'isUnanswered' | 'start'>;
  /** Labels: `action` makes the call, `stay` leaves everything as it is. */
  action: string;
  kind: ButtonKind;
  stay: string;
  disabled?: boolean;
  /** Says more of a refusal than its words do. */
  explain?: (refusal: CallRefusal) => ReactNode;
  /** `inDoubt`: the call was sent, and its result is unknown. */
  onClose: (inDoubt: boolean) => void;
  children: ReactNode;
}

/** Confirms a call before it is made, and shows its true result. */
export function CallDialog(props: CallDialogProps) {
  const { title, call, action, kind, stay, disabled, explain, onClose, children } = props;
  const text = useText();
  const isFirstTry = call.isPending && !call.isInDoubt;
  const close = () => onClose(call.isInDoubt);
  return (
    <Dialog
      open
      title={title}
      // Nobody leaves during the first try, which always ends soon.
      locked={isFirstTry}
      onClose={close}
      footer={
        <>
          <Button disabled={isFirstTry} onClick={close}>
            {call.isInDoubt ? text('bidding.close') : stay}
          </Button>
          <Button kind={kind} pending={call.isPending} disabled={disabled} onClick={() => void call.start()}>
            {call.isUnanswered ? text('bidding.again') : action}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {children}
        <div role="alert" className={styles.alert}>
          {call.isInDoubt && (
            <Notice tone="mid" title={text('bidding.unheard')}>
              {text(call.isUnanswered ? 'bidding.unheard.hint' : 'bidding.unheard.checking')}
            </Notice>
          )}
          {call.refusal && (explain?.(call.refusal) ?? <Notice tone="bad">{refusalReason(text, call.refusal)}</Notice>)}
        </div>
      </div>
    </Dialog>
  );
}

/** The fault of a field says more than that a field is wrong. */
function refusalReason(text: Text, refusal: CallRefusal): string {
  const fault: FieldFault | undefined = refusal.code === 'FIELDS' ? Object.values(refusal.data.fields)[0] : undefined;
  return faultText(text, fault) ?? refusalText(text, refusal);
}
