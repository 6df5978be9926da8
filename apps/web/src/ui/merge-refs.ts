import type { Ref, RefCallback } from 'react';

/** One element, several holders: the component's own and the caller's. */
export function mergeRefs<Element>(...refs: (Ref<Element> | undefined)[]): RefCallback<Element> {
  return (element) => {
    const undo = refs.map((ref) => give(ref, element));
    return () => {
      for (const step of undo) step();
    };
  };
}

function give<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(element);
    return typeof cleanup === 'function' ? cleanup : () => ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
