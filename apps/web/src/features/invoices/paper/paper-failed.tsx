import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { offline, refusalOf } from '../../../lib/calls/refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';

interface PaperFailedProps {
  title: string;
  error: Error;
  onRetry: () => void;
  onClose: () => void;
}

/** In place of a dialog whose data did not come. */
export function PaperFailed({ title, error, onRetry, onClose }: PaperFailedProps) {
  const text = useText();
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('formDialog.close')}</Button>
          <Button kind="primary" onClick={onRetry}>
            {text('formDialog.again')}
          </Button>
        </>
      }
    >
      <Notice tone="bad" live>
        {refusalText(text, refusalOf(error) ?? offline)}
      </Notice>
    </Dialog>
  );
}
