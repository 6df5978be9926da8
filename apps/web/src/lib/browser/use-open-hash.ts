import { useEffect, useRef, useSyncExternalStore } from 'react';

interface OpenHash {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

function followHash(listener: () => void): () => void {
  for (const name of ['popstate', 'hashchange']) window.addEventListener(name, listener);
  return () => {
    for (const name of ['popstate', 'hashchange']) window.removeEventListener(name, listener);
  };
}

function go(method: 'pushState' | 'replaceState', hash: string): void {
  const { pathname, search } = window.location;
  window.history[method](window.history.state, '', `${pathname}${search}${hash}`);
  window.dispatchEvent(new Event('hashchange'));
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
