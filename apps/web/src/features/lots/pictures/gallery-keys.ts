const alwaysKeys = {
  PageUp: 'previous',
  PageDown: 'next',
  Home: 'first',
  End: 'last',
} as const;

/** Readers who dictate can turn single-character keys off. */
const characterKeys = { '+': 'zoomIn', '=': 'zoomIn', '-': 'zoomOut', '0': 'switch' } as const;
/** Matched by its place, so that it is the same in every layout. */
const placedKeys = { KeyC: 'beside' } as const;

const arrowsUnzoomed = { ArrowLeft: 'previous', ArrowRight: 'next' } as const;
const arrowsZoomed = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const;

const allKeys = { ...alwaysKeys, ...characterKeys, ...placedKeys, ...arrowsUnzoomed };
export type GalleryCommand = (typeof allKeys)[keyof typeof allKeys] | (typeof arrowsZoomed)[keyof typeof arrowsZoomed];

interface GalleryState {
  isZoomed: boolean;
  singleKeys: boolean;
}

type GalleryKeyEvent = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Arrows turn pages, or move a zoomed picture. */
export function galleryCommandOf(
  event: GalleryKeyEvent,
  { isZoomed, singleKeys }: GalleryState,
): GalleryCommand | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const keys: Readonly<Record<string, GalleryCommand>> = {
    ...alwaysKeys,
    ...(isZoomed ? arrowsZoomed : arrowsUnzoomed),
    ...(singleKeys ? characterKeys : {}),
  };
  const placed: Readonly<Record<string, GalleryCommand>> = singleKeys ? placedKeys : {};
  return keys[event.key] ?? placed[event.code];
}
