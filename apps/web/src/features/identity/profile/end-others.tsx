import { useState } from 'react';
import { useOnRefusal } from '../../../lib/calls/on-refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { endOtherSignIns } from './end-sign-ins.ts';

export function EndOthers({ onEnded }: { onEnded: () => void }) {
  const text = useText();
  const onRefusal = useOnRefusal();
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const end = async () => {
    setOpen(false);
    setPending(true);
    const refusal = await endOtherSignIns();
    setPending(false);
    if (refusal) onRefusal(refusal);
    else onEnded();
  };
  return (
    <>
      <Button size="s" aria-haspopup="dialog" pending={isPending} onClick={() => setOpen(true)}>
        {text('identity.signIns.endOthers')}
      </Button>
      <Dialog
        open={isOpen}
        size="s"
        onClose={() => setOpen(false)}
        title={text('identity.signIns.endOthers')}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{text('identity.cancel')}</Button>
            <Button kind="danger" onClick={() => void end()}>
              {text('identity.signIns.endOthers.confirm')}
            </Button>
          </>
        }
      >
        <p>{text('identity.signIns.endOthers.hint')}</p>
      </Dialog>
    </>
  );
}
