import { useEffect, useState } from 'react';
import { draftOf, keepDraft, without } from '../model/outgoing.ts';

/** 1.232: what was sent is seen to leave. */
const leavesAfter = 100;

/** What stands in the field, and what of it is unsent: of this bid alone, and there again when its chat is opened again. */
export function useWritten(bidId: number) {
  const [written, setWritten] = useState(() => draftOf(bidId));
  const [leaving, setLeaving] = useState('');
  useEffect(() => {
    if (leaving === '') return undefined;
    const timer = window.setTimeout(() => {
      setWritten((now) => without(now, leaving));
      setLeaving('');
    }, leavesAfter);
    return () => window.clearTimeout(timer);
  }, [leaving]);
  return {
    written,
    unsent: without(written, leaving),
    write: (text: string) => {
      const unsent = without(text, leaving);
      const isEdited = !text.startsWith(leaving);
      setWritten(isEdited ? unsent : text);
      if (isEdited) setLeaving('');
      keepDraft(bidId, unsent);
    },
    leave: () => {
      setLeaving(written);
      keepDraft(bidId, '');
    },
  };
}
