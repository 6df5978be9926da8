const always = {
  PageUp: 'previous',
  PageDown: 'next',
  Home: 'first',
  End: 'last',
} as const;

/** Whoever dictates turns keys of one sign off. */
const signs = { '+': 'zoomIn', '=': 'zoomIn', '-': 'zoomOut', '0': 'switch' } as const;

const whole = { ArrowLeft: 'previous', ArrowRight: 'next' } as const;
const near = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const;

const all = { ...always, ...signs, ...whole };
export type GalleryCommand = (typeof all)[keyof typeof all] | (typeof near)[keyof typeof near];

interface GalleryState {
  isZoomed: boolean;
  singleKeys: boolean;
}

type GalleryKeyEvent = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Arrows turn the pages; a picture that is larger than its frame they move. */
export function galleryCommandOf(
  pressed: GalleryKeyEvent,
  { isZoomed, singleKeys }: GalleryState,
): GalleryCommand | undefined {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return undefined;
  const keys: Readonly<Record<string, GalleryCommand>> = {
    ...always,
    ...(isZoomed ? near : whole),
    ...(singleKeys ? signs : {}),
  };
  return keys[pressed.key];
}
