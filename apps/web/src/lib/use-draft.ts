import { useEffect, useEffectEvent, useState } from 'react';

interface DraftSetting<Value> {
  /** What stands. */
  applied: Value;
  /** Equal values have equal keys. */
  keyOf: (value: Value) => string;
  onChange: (value: Value) => void;
  /** How long a choice waits for the next one, in ms, where it says nothing else. */
  after: number;
}

interface Draft<Value> {
  value: Value;
  /** The applied values that it stands over; other ones, by Back for one, overrule it. */
  over: readonly string[];
  after: number;
  isSent: boolean;
}

/** Choices show at once; those that follow each other quickly are applied as one. */
export function useDraft<Value>({ applied, keyOf, onChange, after: usual }: DraftSetting<Value>) {
  const [draft, setDraft] = useState<Draft<Value>>();
  const standing = keyOf(applied);
  const isOver = draft?.over.includes(standing) === true;
  if (draft && !isOver) setDraft(undefined);

  const send = useEffectEvent((sent: Draft<Value>) => {
    const isChange = keyOf(sent.value) !== standing;
    setDraft(isChange ? { ...sent, isSent: true } : undefined);
    if (isChange) onChange(sent.value);
  });
  useEffect(() => {
    if (!draft || draft.isSent) return undefined;
    const timer = window.setTimeout(() => send(draft), draft.after);
    return () => window.clearTimeout(timer);
  }, [draft]);

  const change = (edit: (value: Value) => Value, after: number = usual) =>
    setDraft((last) => {
      const held = last?.over.includes(standing) ? last : undefined;
      // Sent and not yet standing, it may come to stand under this one.
      const over = held?.isSent ? [standing, keyOf(held.value)] : [standing];
      return { value: edit(held?.value ?? applied), over, after, isSent: false };
    });
  const flush = () => setDraft((last) => (last && !last.isSent ? { ...last, after: 0 } : last));
  return { value: isOver ? draft.value : applied, change, flush };
}
