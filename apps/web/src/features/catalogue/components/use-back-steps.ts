import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * The browser's Back takes a step out of what stands over the page, instead of leaving the page. Each step is an entry
 * of the history with the address of the page.
 */
export function useBackSteps(depth: number, onBack: () => void): { leave: (then: () => void) => void } {
  const entered = useRef(0);
  const page = useRef('');
  const afterwards = useRef<(() => void) | undefined>(undefined);
  const step = useEffectEvent(() => {
    if (afterwards.current) {
      afterwards.current();
      afterwards.current = undefined;
    } else if (entered.current > 0) {
      entered.current -= 1;
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
    for (; entered.current < depth; entered.current += 1) window.history.pushState(window.history.state, '');
  }, [depth]);
  useEffect(
    () => () => {
      // Whoever has gone to another page keeps the way back.
      if (entered.current > 0 && window.location.href === page.current) window.history.go(-entered.current);
      entered.current = 0;
    },
    [],
  );

  /** Out of all of them, and only then on: what follows may go somewhere else. */
  const leave = (then: () => void) => {
    const steps = entered.current;
    entered.current = 0;
    if (steps === 0) {
      then();
      return;
    }
    afterwards.current = then;
    window.history.go(-steps);
  };
  return { leave };
}
