type Side = 'top' | 'bottom' | 'left' | 'right';
type Alignment = 'start' | 'center' | 'end';
export type Placement = `${Side}-${Alignment}`;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Beside {
  anchor: Box;
  size: { width: number; height: number };
  viewport: { width: number; height: number };
  placement: Placement;
}

export interface Place {
  left: number;
  top: number;
  side: Side;
}

const gap = 4;
const margin = 8;
const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

/** Where an overlay stands beside its anchor: on the wanted side if it fits, else on the roomier one, never off screen. */
export function placeBeside({ anchor, size, viewport, placement }: Beside): Place {
  const [wanted, alignment] = placement.split('-') as [Side, Alignment];
  const side = fittingSide(wanted, { anchor, size, viewport });
  const isVertical = side === 'top' || side === 'bottom';
  const along = isVertical
    ? align(anchor.left, anchor.width, size.width, alignment)
    : align(anchor.top, anchor.height, size.height, alignment);
  const across = acrossFrom(side, anchor, size);
  return {
    side,
    left: clamp(isVertical ? along : across, viewport.width - size.width),
    top: clamp(isVertical ? across : along, viewport.height - size.height),
  };
}

function fittingSide(wanted: Side, { anchor, size, viewport }: Omit<Beside, 'placement'>): Side {
  const room: Record<Side, number> = {
    top: anchor.top,
    bottom: viewport.height - anchor.top - anchor.height,
    left: anchor.left,
    right: viewport.width - anchor.left - anchor.width,
  };
  const other = opposite[wanted];
  const needed = (wanted === 'top' || wanted === 'bottom' ? size.height : size.width) + gap + margin;
  return room[wanted] < needed && room[other] > room[wanted] ? other : wanted;
}

function acrossFrom(side: Side, anchor: Box, size: { width: number; height: number }): number {
  if (side === 'top') return anchor.top - gap - size.height;
  if (side === 'bottom') return anchor.top + anchor.height + gap;
  if (side === 'left') return anchor.left - gap - size.width;
  return anchor.left + anchor.width + gap;
}

function align(start: number, length: number, size: number, alignment: Alignment): number {
  if (alignment === 'start') return start;
  return alignment === 'end' ? start + length - size : start + (length - size) / 2;
}

function clamp(value: number, furthest: number): number {
  return Math.round(Math.max(margin, Math.min(value, furthest - margin)));
}
