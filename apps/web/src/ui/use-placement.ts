import { type RefObject, useLayoutEffect } from 'react';
import { type Placement, placeBeside } from './place-beside.ts';

interface PlacementOptions {
  isOpen: boolean;
  anchor: () => Element | null | undefined;
  overlay: RefObject<HTMLElement | null>;
  placement: Placement;
}

/** Keeps an open overlay beside its anchor when the page scrolls, the window resizes or the content grows. */
export function usePlacement({ isOpen, anchor, overlay, placement }: PlacementOptions): void {
  useLayoutEffect(() => {
    const element = overlay.current;
    if (!isOpen || !element) return undefined;
    const place = () => putBeside(element, anchor(), placement);
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  });
}

function putBeside(element: HTMLElement, anchor: Element | null | undefined, placement: Placement): void {
  if (!anchor) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const size = { width: element.offsetWidth, height: element.offsetHeight };
  const viewport = { width: clientWidth, height: clientHeight };
  const place = placeBeside({ anchor: anchor.getBoundingClientRect(), size, viewport, placement });
  element.style.left = `${place.left}px`;
  element.style.top = `${place.top}px`;
  element.dataset['side'] = place.side;
}
