import { useEffect, useEffectEvent, useState } from 'react';

interface DraftSetting<Value> {
  /** The value in effect. */
  applied: Value;
  /** Equal values have equal keys. */
  keyOf: (value: Value) => string;
  onChange: (value: Value) => void;
  /** Default debounce time in ms. */
  after: number;
}

interface Draft<Value> {
  value: Value;
  /** Keys of the applied values that the draft was made over. Another applied value, for example after Back, discards it. */
  over: readonly string[];
  after: number;
  isSent: boolean;
}

/** Choices show at once; quick successive ones are debounced and applied together. */
export function useDraft<Value>({ applied, keyOf, onChange, after: defaultAfter }: DraftSetting<Value>) {
  const [draft, setDraft] = useState<Draft<Value>>();
  const appliedKey = keyOf(applied);
  const isCurrent = draft?.over.includes(appliedKey) === true;
  if (draft && !isCurrent) setDraft(undefined);

  const send = useEffectEvent((sent: Draft<Value>) => {
    const isChange = keyOf(sent.value) !== appliedKey;
    setDraft(isChange ? { ...sent, isSent: true } : undefined);
    if (isChange) onChange(sent.value);
  });
  useEffect(() => {
    if (!draft || draft.isSent) return undefined;
    const timer = window.setTimeout(() => send(draft), draft.after);
    return () => window.clearTimeout(timer);
  }, [draft]);

  const change = (edit: (value: Value) => Value, after: number = defaultAfter) =>
    setDraft((last) => {
      const current = last?.over.includes(appliedKey) ? last : undefined;
      // A sent draft may become the applied value while this one is pending.
      const over = current?.isSent ? [appliedKey, keyOf(current.value)] : [appliedKey];
      return { value: edit(current?.value ?? applied), over, after, isSent: false };
    });
  const flush = () => setDraft((last) => (last && !last.isSent ? { ...last, after: 0 } : last));
  return { value: isCurrent ? draft.value : applied, change, flush };
}
