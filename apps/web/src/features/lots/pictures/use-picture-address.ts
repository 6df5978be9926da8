import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hashOf, readHash, type ShownPicture } from './picture-address.ts';
import type { Pictures } from './pictures.ts';

const initial: ShownPicture = { photo: 0, gallery: undefined };

interface PictureAddress extends ShownPicture {
  show: (photo: number) => void;
  /** Opens the gallery or changes its picture. */
  open: (index: number) => void;
  close: () => void;
}

/** Keeps the current photo and the open gallery in the hash of the address. Back closes the gallery. */
export function usePictureAddress(pageId: number, pictures: Pictures): PictureAddress {
  const [shown, setShown] = useState(() => readHash(window.location.hash, pictures) ?? initial);
  const isPushed = useRef(false);

  const update = (next: ShownPicture, method: 'pushState' | 'replaceState') => {
    const { pathname, search } = window.location;
    window.history[method](window.history.state, '', `${pathname}${search}${hashOf(next, pictures)}`);
    setShown(next);
  };
  const onPopState = useEffectEvent(() => {
    const { pathname, hash } = window.location;
    // The router is leaving the page, which is still mounted for a moment.
    if (!pathname.endsWith(`/${pageId}`)) return;
    const next = readHash(hash, pictures);
    isPushed.current = false;
    if (next?.gallery !== undefined) setShown(next);
    // After the gallery closes, the page shows the photo viewed last.
    else if (shown.gallery !== undefined) update({ photo: shown.photo, gallery: undefined }, 'replaceState');
    else if (next || hash === '') setShown(next ?? initial);
  });
  useEffect(() => {
    const listen = () => onPopState();
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);

  return {
    ...shown,
    show: (photo) => update({ photo, gallery: undefined }, 'replaceState'),
    open: (gallery) => {
      const isOpen = shown.gallery !== undefined;
      if (!isOpen) isPushed.current = true;
      const photo = gallery < pictures.photos.length ? gallery : shown.photo;
      update({ photo, gallery }, isOpen ? 'replaceState' : 'pushState');
    },
    close: () => {
      if (isPushed.current) window.history.back();
      else update({ photo: shown.photo, gallery: undefined }, 'replaceState');
    },
  };
}
