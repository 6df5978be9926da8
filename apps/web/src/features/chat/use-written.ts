import { useEffect, useState } from 'react';
import { chatDraftOf, keepChatDraft, withoutSent } from './outgoing.ts';

/** 1.232: a sent text leaves the field after this delay (ms), so that it is seen to leave. */
const leaveDelay = 100;

/** The text in the field and its unsent part. Each bid has its own, which is there again when the chat is reopened. */
export function useMessageDraft(bidId: number) {
  const [written, setWritten] = useState(() => chatDraftOf(bidId));
  const [leaving, setLeaving] = useState('');
  useEffect(() => {
    if (leaving === '') return undefined;
    const timer = window.setTimeout(() => {
      setWritten((now) => withoutSent(now, leaving));
      setLeaving('');
    }, leaveDelay);
    return () => window.clearTimeout(timer);
  }, [leaving]);
  return {
    written,
    unsent: withoutSent(written, leaving),
    write: (text: string) => {
      const unsent = withoutSent(text, leaving);
      const isEdited = !text.startsWith(leaving);
      setWritten(isEdited ? unsent : text);
      if (isEdited) setLeaving('');
      keepChatDraft(bidId, unsent);
    },
    leave: () => {
      setLeaving(written);
      keepChatDraft(bidId, '');
    },
  };
}
