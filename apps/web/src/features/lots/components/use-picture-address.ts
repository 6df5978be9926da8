import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hashOf, readHash, type ShownPicture } from '../model/picture-address.ts';
import type { Pictures } from '../model/pictures.ts';

const first: ShownPicture = { photo: 0, gallery: undefined };

interface PictureAddress extends ShownPicture {
  show: (photo: number) => void;
  /** Opens the gallery, or has another picture shown in it. */
  open: (place: number) => void;
  close: () => void;
}

/** The photo that is shown and the open gallery live in the address, behind what it says of the list. Back closes. */
export function usePictureAddress(pageId: number, pictures: Pictures): PictureAddress {
  const [shown, setShown] = useState(() => readHash(window.location.hash, pictures) ?? first);
  const isPushed = useRef(false);

  const go = (next: ShownPicture, how: 'pushState' | 'replaceState') => {
    const { pathname, search } = window.location;
    window.history[how](window.history.state, '', `${pathname}${search}${hashOf(next, pictures)}`);
    setShown(next);
  };
  const onStep = useEffectEvent(() => {
    const { pathname, hash } = window.location;
    // The page is left, and still stands for a moment.
    if (!pathname.endsWith(`/${pageId}`)) return;
    const next = readHash(hash, pictures);
    isPushed.current = false;
    if (next?.gallery !== undefined) setShown(next);
    // Who closes the gallery finds the photo that was last looked at.
    else if (shown.gallery !== undefined) go({ photo: shown.photo, gallery: undefined }, 'replaceState');
    else if (next || hash === '') setShown(next ?? first);
  });
  useEffect(() => {
    const listen = () => onStep();
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);

  return {
    ...shown,
    show: (photo) => go({ photo, gallery: undefined }, 'replaceState'),
    open: (gallery) => {
      const isOpen = shown.gallery !== undefined;
      if (!isOpen) isPushed.current = true;
      const photo = gallery < pictures.photos.length ? gallery : shown.photo;
      go({ photo, gallery }, isOpen ? 'replaceState' : 'pushState');
    },
    close: () => {
      if (isPushed.current) window.history.back();
      else go({ photo: shown.photo, gallery: undefined }, 'replaceState');
    },
  };
}
