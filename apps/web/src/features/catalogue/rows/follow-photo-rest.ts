/** Longer than a pointer takes to cross a photo on its way. */
const restsAfter = 300;
const pressedAfter = 500;
/** A finger is never quite still. */
const mostDrift = 10;
/** The gap between photo and preview, so that the pointer can move onto the preview. */
const bridge = 8;

export interface RestedPhoto {
  lotId: number;
  photo: Element;
}

interface Spot {
  x: number;
  y: number;
}

/**
 * Reports the photo on which a mouse rests, or on which a finger stays. The link of a lot covers its row, so the photo
 * is found by its place. Escape, a scroll, a press elsewhere or moving away ends it. Returns the function to stop.
 */
export function followPhotoRest(
  overlay: () => Element | null,
  report: (rested: RestedPhoto | undefined) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: RestedPhoto | undefined;
  /** The photo that has had its turn: it has to be left before it is shown again. */
  let taken: Element | undefined;
  let finger: Spot | undefined;
  /** The tap that ends a preview does nothing else. */
  let endsByTap = false;

  const show = (next: RestedPhoto | undefined) => {
    clearTimeout(timer);
    if (next === shown) return;
    shown = next;
    report(next);
  };
  const waitFor = (found: RestedPhoto, ms: number) => {
    taken = found.photo;
    timer = setTimeout(() => show(found), ms);
  };
  const end = () => {
    show(undefined);
    taken = undefined;
  };
  const move = (event: PointerEvent) => {
    const spot = spotOf(event);
    if (event.pointerType !== 'mouse') {
      if (finger && Math.hypot(spot.x - finger.x, spot.y - finger.y) > mostDrift) clearTimeout(timer);
      return;
    }
    if (shown && isWithin(spot, overlay(), bridge)) return;
    const found = photoAt(event.target, spot);
    if (found && found.photo === taken) return;
    end();
    if (found) waitFor(found, restsAfter);
  };
  const press = (event: PointerEvent) => {
    endsByTap = shown !== undefined && event.pointerType !== 'mouse';
    show(undefined);
    finger = event.pointerType === 'mouse' ? undefined : spotOf(event);
    const found = finger && photoAt(event.target, finger);
    if (found) waitFor(found, pressedAfter);
  };
  const lift = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' && !shown) clearTimeout(timer);
  };
  /** The end of a long press would open the lot, and its middle the menu of the browser. */
  const keepPage = (event: Event) => {
    if (!endsByTap && (!shown || !finger)) return;
    event.preventDefault();
    if (event.type === 'click') finger = undefined;
  };

  const events = new AbortController();
  const { signal } = events;
  const passive = { signal, passive: true };
  document.addEventListener('pointermove', move, passive);
  document.addEventListener('pointerdown', press, passive);
  document.addEventListener('pointerup', lift, passive);
  document.addEventListener('pointercancel', lift, passive);
  document.documentElement.addEventListener('pointerleave', end, passive);
  document.addEventListener('scroll', end, { ...passive, capture: true });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && show(undefined), { signal, capture: true });
  document.addEventListener('contextmenu', keepPage, { signal });
  document.addEventListener('click', keepPage, { signal, capture: true });
  return () => {
    events.abort();
    clearTimeout(timer);
  };
}

const spotOf = ({ clientX: x, clientY: y }: PointerEvent): Spot => ({ x, y });

function photoAt(target: EventTarget | null, spot: Spot): RestedPhoto | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-lot-id]') : null;
  const photo = row?.querySelector('[data-lot-photo]');
  if (!row || !photo || !isWithin(spot, photo, 0)) return undefined;
  return { lotId: Number(row.dataset['lotId']), photo };
}

function isWithin({ x, y }: Spot, element: Element | null, margin: number): boolean {
  if (!element) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left - margin && x <= right + margin && y >= top - margin && y <= bottom + margin;
}
