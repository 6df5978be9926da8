import { useRef, useState } from 'react';
import { useOnRefusal } from '../../../lib/calls/on-refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { toast } from '../../../ui/passing/toast.ts';
import { editPaper, sendPaperFile } from './send-paper.ts';

interface Batch {
  files: readonly File[];
  query: Parameters<typeof sendPaperFile>[0];
  /** Shared as soon as they have arrived. */
  isShared: boolean;
}

/** Sends files one after another. Those that were refused, or were not sent before it was stopped, are left. */
export function useSending() {
  const text = useText();
  const onRefusal = useOnRefusal();
  const [progress, setProgress] = useState<{ name: string; share: number }>();
  const stopper = useRef<AbortController>(undefined);
  const send = async ({ files, query, isShared }: Batch): Promise<readonly File[]> => {
    const { signal } = (stopper.current = new AbortController());
    const left: File[] = [];
    for (const file of files) {
      setProgress({ name: file.name, share: 0 });
      const onProgress = (share: number) => setProgress({ name: file.name, share });
      const reply = signal.aborted ? undefined : await sendPaperFile(query, file, { signal, onProgress });
      if (!reply?.ok) left.push(file);
      if (reply && !reply.ok) onRefusal(reply.refusal, { title: text('carPapers.sent.failed', { name: file.name }) });
      if (reply?.ok && isShared) await share(reply.answer);
    }
    setProgress(undefined);
    const count = files.length - left.length;
    if (count > 0) toast({ tone: 'good', title: text('carPapers.sent.all', { count }) });
    return left;
  };
  const share = async ({ id, version }: { id: number; version: number }) => {
    const reply = await editPaper({ id, version, state: 'shared' });
    if (!reply.ok) onRefusal(reply.refusal, { title: text('carPapers.failed') });
  };
  return { progress, send, stop: () => stopper.current?.abort() };
}
