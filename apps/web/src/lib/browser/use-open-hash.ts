import { useEffect, useRef, useSyncExternalStore } from 'react';

interface OpenHash {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

const listeners = new Set<() => void>();

/** For whoever changes the address without a move through the history: a link to the page itself opens its dialog too. */
export const noteHash = (): void => listeners.forEach((listener) => listener());

function followHash(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

function go(method: 'pushState' | 'replaceState', hash: string): void {
  const { pathname, search } = window.location;
  window.history[method](window.history.state, '', `${pathname}${search}${hash}`);
  noteHash();
}

/** Keeps in the address hash whether a dialog is open. Back closes it. */
export function useOpenHash(name: string): OpenHash {
  const hash = `#${name}`;
  const isOpen = useSyncExternalStore(followHash, () => window.location.hash === hash);
  const isPushed = useRef(false);
  useEffect(() => {
    const forget = () => {
      isPushed.current = false;
    };
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);

  return {
    isOpen,
    open: () => {
      isPushed.current = true;
      go('pushState', hash);
    },
    close: () => {
      if (isPushed.current) window.history.back();
      else go('replaceState', '');
    },
  };
}
