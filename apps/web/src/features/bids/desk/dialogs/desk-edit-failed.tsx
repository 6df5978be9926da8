import { formatYen } from '@seri/domain/money/money';
import { type Text, useText } from '../../../../lib/language/text.ts';
import { Button } from '../../../../ui/frame/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import type { DeskFault } from '../changes/desk-queue.ts';
import { failureText } from '../changes/desk-toasts.ts';

/** Says that nothing was saved, and why; the form below keeps what was typed. */
export function DeskEditFailed({ fault, onClose }: { fault: DeskFault; onClose: () => void }) {
  const text = useText();
  return (
    <Dialog
      open
      size="s"
      title={text('bidDesk.edit.failed')}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {text('bidDesk.close')}
        </Button>
      }
    >
      <p>{descriptionOf(text, fault)}</p>
    </Dialog>
  );
}

function descriptionOf(text: Text, fault: DeskFault): string {
  if (fault.refusal?.code !== 'CREDIT_EXCEEDED') return failureText(fault);
  return text('bidDesk.edit.credit', { amount: formatYen(fault.refusal.data.headroom) });
}
