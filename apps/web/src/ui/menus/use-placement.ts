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
    const updatePosition = () => putBeside(element, anchor(), placement);
    updatePosition();
    const observer = new ResizeObserver(updatePosition);
    observer.observe(element);
    window.addEventListener('scroll', updatePosition, { capture: true, passive: true });
    window.addEventListener('resize', updatePosition);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', updatePosition, { capture: true });
      window.removeEventListener('resize', updatePosition);
    };
  });
}

function putBeside(element: HTMLElement, anchor: Element | null | undefined, placement: Placement): void {
  if (!anchor) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const size = { width: element.offsetWidth, height: element.offsetHeight };
  const viewport = { width: clientWidth, height: clientHeight };
  const position = placeBeside({ anchor: anchor.getBoundingClientRect(), size, viewport, placement });
  element.style.left = `${position.left}px`;
  element.style.top = `${position.top}px`;
}
