import { useEffect, useEffectEvent, useState } from 'react';

/** A value that shows at once, and applies when no other has followed it for so long. */
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
  // By its content: what is read from an address is another object each time.
  const standing = JSON.stringify(applied);
  // Applied or overruled, by Back for one: what stands in the address counts.
  const isPending = draft?.over === standing;
  return [isPending ? draft.value : applied, (value) => setDraft({ value, over: standing })];
}
