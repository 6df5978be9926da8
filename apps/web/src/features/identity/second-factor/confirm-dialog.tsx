import { type ReactNode, useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  action: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

export function ConfirmDialog({ title, action, onConfirm, onClose, children }: ConfirmDialogProps) {
  const text = useText();
  const [isPending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    await onConfirm();
    onClose();
  };
  return (
    <Dialog
      open
      size="s"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('factor.cancel')}</Button>
          <Button kind="danger" pending={isPending} onClick={() => void confirm()}>
            {action}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
