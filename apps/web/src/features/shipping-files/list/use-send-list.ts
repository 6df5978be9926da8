import { mostBytesOfList } from '@seri/domain/shipping-files/read/sent-lists';
import { useRef, useState } from 'react';
import { type CallRefusal, offline } from '../../../lib/calls/refusal.ts';
import { sendListFile, type SentListAnswer } from '../send-shipping-file.ts';

interface SendingList {
  name: string;
  /** How much of it has left. */
  share: number;
}

interface SendFault {
  file: File;
  fault: 'large' | CallRefusal;
}

/** Sends a file, which may take a while and can be stopped. One that is too large never leaves the browser. */
export function useSendList(onSent: (answer: SentListAnswer) => void) {
  const [sending, setSending] = useState<SendingList>();
  const [failed, setFailed] = useState<SendFault>();
  const controller = useRef<AbortController>(undefined);
  const send = async (file: File) => {
    setFailed(undefined);
    if (file.size > mostBytesOfList) return setFailed({ file, fault: 'large' });
    const { signal } = (controller.current = new AbortController());
    setSending({ name: file.name, share: 0 });
    const onProgress = (share: number) => setSending({ name: file.name, share });
    const reply = await sendListFile(file, { signal, onProgress }).catch(
      () => ({ ok: false, refusal: offline }) as const,
    );
    setSending(undefined);
    if (reply?.ok) return onSent(reply.answer);
    return reply && setFailed({ file, fault: reply.refusal });
  };
  return { sending, failed, send: (file: File) => void send(file), cancel: () => controller.current?.abort() };
}
