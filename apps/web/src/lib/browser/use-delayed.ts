import { useEffect, useEffectEvent, useState } from 'react';

/** A debounced value: it shows at once, and is applied when no other follows within `delay` ms. */
export function useDelayed<Value>(
  applied: Value,
  apply: (value: Value) => void,
  delay: number,
): [shown: Value, choose: (value: Value) => void] {
  const [draft, setDraft] = useState<{ value: Value; over: string }>();
  const applyLatest = useEffectEvent(apply);
  useEffect(() => {
    if (!draft) return undefined;
    const timer = window.setTimeout(() => applyLatest(draft.value), delay);
    return () => window.clearTimeout(timer);
  }, [draft, delay]);
  // Compared by content, because a value parsed from the address is a new object each time.
  const appliedKey = JSON.stringify(applied);
  // Once applied, or overruled by Back, the value in the address counts.
  const isPending = draft?.over === appliedKey;
  return [isPending ? draft.value : applied, (value) => setDraft({ value, over: appliedKey })];
}
