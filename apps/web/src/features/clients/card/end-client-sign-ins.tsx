import { clientsCalls } from '@seri/contract/people/clients.calls';
import { useState } from 'react';
import { api } from '../../../lib/calls/api.ts';
import { useOnRefusal } from '../../../lib/calls/on-refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toast } from '../../../ui/passing/toast.ts';

/** R20: signs the account out in all its browsers. */
export function EndClientSignIns({ id, name }: { id: number; name: string }) {
  const text = useText();
  const onRefusal = useOnRefusal();
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const end = async () => {
    setPending(true);
    const reply = await api.send(clientsCalls.endSignIns, { params: { id: String(id) } });
    setPending(false);
    setOpen(false);
    if (reply.ok) toast({ tone: 'good', title: text('clients.signOut.done'), text: name });
    else onRefusal(reply.refusal);
  };
  return (
    <>
      <Button size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text('clients.signOut')}
      </Button>
      <Dialog
        open={isOpen}
        size="s"
        onClose={() => setOpen(false)}
        title={text('clients.signOut.title', { name })}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{text('clients.signOut.cancel')}</Button>
            <Button kind="danger" pending={isPending} onClick={() => void end()}>
              {text('clients.signOut')}
            </Button>
          </>
        }
      >
        <p>{text('clients.signOut.hint')}</p>
      </Dialog>
    </>
  );
}
