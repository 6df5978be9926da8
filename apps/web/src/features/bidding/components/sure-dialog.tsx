import type { ReactNode } from 'react';
import type { FieldFault } from '@seri/domain/common/field-fault';
import { faultText } from '../../../lib/fault-text.ts';
import { refusalText } from '../../../lib/on-refusal.ts';
import type { CallRefusal } from '../../../lib/refusal.ts';
import { type Text, useText } from '../../../lib/text.ts';
import { Button, type ButtonKind } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './dialogs.module.css';
import type { useSureCall } from './use-sure-call.ts';

interface SureDialogProps {
  title: string;
  call: Pick<ReturnType<typeof useSureCall>, 'refusal' | 'isPending' | 'isInDoubt' | 'isUnheard' | 'start'>;
  /** Says what pressing it does, and what leaves all as it is. */
  action: string;
  kind: ButtonKind;
  stay: string;
  disabled?: boolean;
  /** `inDoubt`: it was sent, and nobody knows what came of it. */
  onClose: (inDoubt: boolean) => void;
  children: ReactNode;
}

/** Asks once more before it is done; says truly what came of it. */
export function SureDialog(props: SureDialogProps) {
  const { title, call, action, kind, stay, disabled, onClose, children } = props;
  const text = useText();
  const isFirstTry = call.isPending && !call.isInDoubt;
  const close = () => onClose(call.isInDoubt);
  return (
    <Dialog
      open
      title={title}
      // For as long as one try takes, nobody leaves without its answer.
      locked={isFirstTry}
      onClose={close}
      footer={
        <>
          <Button disabled={isFirstTry} onClick={close}>
            {call.isInDoubt ? text('bidding.close') : stay}
          </Button>
          <Button kind={kind} pending={call.isPending} disabled={disabled} onClick={() => void call.start()}>
            {call.isUnheard ? text('bidding.again') : action}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {children}
        <div role="alert" className={styles.alert}>
          {call.isInDoubt && (
            <Notice tone="mid" title={text('bidding.unheard')}>
              {text(call.isUnheard ? 'bidding.unheard.hint' : 'bidding.unheard.checking')}
            </Notice>
          )}
          {call.refusal && <Notice tone="bad">{whyNot(text, call.refusal)}</Notice>}
        </div>
      </div>
    </Dialog>
  );
}

/** A field's own words say more than that a field is wrong. */
function whyNot(text: Text, refusal: CallRefusal): string {
  const fault: FieldFault | undefined = refusal.code === 'FIELDS' ? Object.values(refusal.data.fields)[0] : undefined;
  return faultText(text, fault) ?? refusalText(text, refusal);
}
