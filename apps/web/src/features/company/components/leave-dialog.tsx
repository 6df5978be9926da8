import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const text = useText();
  return (
    <Dialog
      open
      size="s"
      title={text('company.leave')}
      onClose={onStay}
      footer={
        <>
          <Button kind="danger" onClick={onLeave}>
            {text('company.leave.go')}
          </Button>
          <Button kind="primary" onClick={onStay}>
            {text('company.leave.stay')}
          </Button>
        </>
      }
    >
      <p>{text('company.leave.text')}</p>
    </Dialog>
  );
}
