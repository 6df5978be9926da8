import { useState } from 'react';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { openPaper } from '../paper/open-paper.ts';
import { type OrderedPaper, previewInvoice } from './send-invoice.ts';

interface Preview {
  refusal?: CallRefusal | undefined;
  /** The address of a paper whose tab the browser has blocked. */
  blocked?: string | undefined;
}

/** Shows a paper without its number in a new tab. */
export function usePreview() {
  const [isPending, setIsPending] = useState(false);
  const [{ refusal, blocked }, setPreview] = useState<Preview>({});
  const show = async (order: OrderedPaper) => {
    setIsPending(true);
    setPreview({});
    const reply = await previewInvoice(order).finally(() => setIsPending(false));
    setPreview(reply.ok ? { blocked: openPaper(reply.answer) } : { refusal: reply.refusal });
  };
  return { isPending, refusal, blocked, show };
}
