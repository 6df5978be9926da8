import { useEffect, useRef, useState } from 'react';

interface OpenHash {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** Keeps in the address hash whether a dialog is open. Back closes it. */
export function useOpenHash(name: string): OpenHash {
  const hash = `#${name}`;
  const [isOpen, setOpen] = useState(() => window.location.hash === hash);
  const isPushed = useRef(false);
  useEffect(() => {
    const follow = () => {
      isPushed.current = false;
      setOpen(window.location.hash === hash);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [hash]);

  const go = (method: 'pushState' | 'replaceState', next: string) => {
    const { pathname, search } = window.location;
    window.history[method](window.history.state, '', `${pathname}${search}${next}`);
    setOpen(next === hash);
  };
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
