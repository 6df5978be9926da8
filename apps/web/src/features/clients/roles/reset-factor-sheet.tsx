import { useState } from 'react';
import { useOnRefusal } from '../../../lib/calls/on-refusal.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { resetFactors } from '../../identity/second-factor/reset-factors.ts';
import { clientViewQuery } from '../card/client-view.query.ts';
import type { ClientDetails } from '../card/client-view.ts';
import styles from './access.module.css';

/** R81: an owner helps somebody who has lost the device and the recovery codes. */
export function ResetFactorSheet({ view: { client } }: { view: ClientDetails }) {
  const text = useText();
  const onRefusal = useOnRefusal();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const name = client.fullName;
  const reset = async () => {
    setPending(true);
    const refusal = await resetFactors(client.id);
    setPending(false);
    setAsking(false);
    if (refusal) return onRefusal(refusal, { title: text('clients.factor.failed') });
    toast({ tone: 'good', title: text('clients.factor.done') });
    await queryClient.invalidateQueries({ queryKey: clientViewQuery(client.id).queryKey });
  };
  return (
    <Sheet flush title={text('clients.factor')}>
      <div className={styles.level}>
        <p>{text('clients.factor.lead', { name })}</p>
        <Button kind="danger" onClick={() => setAsking(true)}>
          {text('clients.factor.do')}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        size="s"
        title={text('clients.factor.do')}
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{text('clients.factor.keep')}</Button>
            <Button kind="danger" pending={isPending} onClick={() => void reset()}>
              {text('clients.factor.do')}
            </Button>
          </>
        }
      >
        <p>{text('clients.factor.hint', { name })}</p>
      </Dialog>
    </Sheet>
  );
}
