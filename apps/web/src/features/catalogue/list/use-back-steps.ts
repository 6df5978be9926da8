import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Makes Back leave a step of an overlay instead of the page. Each step is a history entry with the address of the page.
 */
export function useBackSteps(depth: number, onBack: () => void): { leave: (then: () => void) => void } {
  const stepsEntered = useRef(0);
  const page = useRef('');
  const afterLeaving = useRef<(() => void) | undefined>(undefined);
  const step = useEffectEvent(() => {
    if (afterLeaving.current) {
      afterLeaving.current();
      afterLeaving.current = undefined;
    } else if (stepsEntered.current > 0) {
      stepsEntered.current -= 1;
      onBack();
    }
  });

  useEffect(() => {
    const listen = () => step();
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);
  useEffect(() => {
    page.current = window.location.href;
    for (; stepsEntered.current < depth; stepsEntered.current += 1) window.history.pushState(window.history.state, '');
  }, [depth]);
  useEffect(
    () => () => {
      // Remove the entries only if the page is still the same: after a navigation, going back would leave the new page.
      if (stepsEntered.current > 0 && window.location.href === page.current) window.history.go(-stepsEntered.current);
      stepsEntered.current = 0;
    },
    [],
  );

  /** Leaves all steps first and then calls `then`, which may navigate elsewhere. */
  const leave = (then: () => void) => {
    const steps = stepsEntered.current;
    stepsEntered.current = 0;
    if (steps === 0) {
      then();
      return;
    }
    afterLeaving.current = then;
    window.history.go(-steps);
  };
  return { leave };
}
