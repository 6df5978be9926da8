import type { Ref, RefCallback } from 'react';

/** Passes one element to several refs: the component's own and the caller's. */
export function mergeRefs<Element>(...refs: (Ref<Element> | undefined)[]): RefCallback<Element> {
  return (element) => {
    const cleanups = refs.map((ref) => setRef(ref, element));
    return () => {
      for (const cleanup of cleanups) cleanup();
    };
  };
}

function setRef<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(element);
    return typeof cleanup === 'function' ? cleanup : () => ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
