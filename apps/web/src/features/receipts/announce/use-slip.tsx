import { type ReactNode, useRef, useState } from 'react';
import type { Reply } from '../../../lib/calls/refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { sendSlip } from './send-announcement.ts';

interface SendingSlip {
  /** How much of it has left; undefined while none is on its way. */
  share: number | undefined;
  send: (id: number, file: File) => Promise<Reply<{ success: true }> | undefined>;
  /** Only while it is on its way. */
  cancelButton: ReactNode;
}

/** Sends a slip, which may take a while on a phone and can be stopped. */
export function useSlip(): SendingSlip {
  const text = useText();
  const [share, setShare] = useState<number>();
  const sending = useRef<AbortController>(undefined);
  const send = async (id: number, file: File) => {
    const controller = new AbortController();
    sending.current = controller;
    setShare(0);
    return sendSlip(id, file, { signal: controller.signal, onProgress: setShare }).finally(() => setShare(undefined));
  };
  const cancelButton = share !== undefined && (
    <Button onClick={() => sending.current?.abort()}>{text('announce.slip.cancel')}</Button>
  );
  return { share, send, cancelButton };
}
