import { photoReloadCalls } from '@seri/contract/services/photo-reload.calls';
import { useState } from 'react';
import { api } from '../../../lib/calls/api.ts';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { detailOf, type LotView } from '../../lots/page/lot-view.ts';

type ReloadStep = 'confirm' | 'sent' | 'failed';

const labels = { confirm: 'lotServices.reload.do', failed: 'lotServices.repeat', sent: 'ui.close' } as const;

/** Asks, sends, and says what became of it. */
export function ReloadDialog({ lot, onClose }: { lot: LotView; onClose: () => void }) {
  const text = useText();
  const { id, lotNumber } = detailOf(lot);
  const [step, setStep] = useState<ReloadStep>('confirm');
  const [isPending, setPending] = useState(false);
  const send = async () => {
    setPending(true);
    const reply = await api.send(photoReloadCalls.reload, { body: { carId: id } });
    setPending(false);
    setStep(reply.ok ? 'sent' : 'failed');
  };
  const isSent = step === 'sent';
  return (
    <Dialog
      open
      size="s"
      title={text(`lotServices.reload.${step}`, { lot: lotNumber })}
      onClose={onClose}
      footer={
        <>
          {!isSent && <Button onClick={onClose}>{text('lotServices.cancel')}</Button>}
          {/* One button throughout, so that the focus stays on it and its new word is said. */}
          <Button kind="primary" pending={isPending} onClick={() => (isSent ? onClose() : void send())}>
            {text(labels[step])}
          </Button>
        </>
      }
    >
      <p role={step === 'failed' ? 'alert' : undefined}>{text(`lotServices.reload.${step}.text`)}</p>
    </Dialog>
  );
}
