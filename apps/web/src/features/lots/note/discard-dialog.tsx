import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

interface DiscardDialogProps {
  onStay: () => void;
  onDiscard: () => void;
}

export function DiscardDialog({ onStay, onDiscard }: DiscardDialogProps) {
  const text = useText();
  return (
    <Dialog
      open
      size="s"
      title={text('note.discard')}
      onClose={onStay}
      footer={
        <>
          <Button kind="danger" onClick={onDiscard}>
            {text('note.discard.do')}
          </Button>
          <Button kind="primary" onClick={onStay}>
            {text('note.discard.stay')}
          </Button>
        </>
      }
    >
      <p>{text('note.discard.text')}</p>
    </Dialog>
  );
}
