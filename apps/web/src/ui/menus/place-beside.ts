type OverlaySide = 'top' | 'bottom' | 'left' | 'right';
type Alignment = 'start' | 'center' | 'end';
export type Placement = `${OverlaySide}-${Alignment}`;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface PlacementInput {
  anchor: Box;
  size: { width: number; height: number };
  viewport: { width: number; height: number };
  placement: Placement;
}

const gap = 4;
const margin = 8;
const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

/** Positions an overlay beside its anchor: on the preferred side if it fits, else on the roomier one, never off screen. */
export function placeBeside({ anchor, size, viewport, placement }: PlacementInput): Pick<Box, 'left' | 'top'> {
  const [preferred, alignment] = placement.split('-') as [OverlaySide, Alignment];
  const side = fittingSide(preferred, { anchor, size, viewport });
  const isVertical = side === 'top' || side === 'bottom';
  const along = isVertical
    ? align(anchor.left, anchor.width, size.width, alignment)
    : align(anchor.top, anchor.height, size.height, alignment);
  const across = acrossFrom(side, anchor, size);
  return {
    left: clamp(isVertical ? along : across, viewport.width - size.width),
    top: clamp(isVertical ? across : along, viewport.height - size.height),
  };
}

function fittingSide(
  preferred: OverlaySide,
  { anchor, size, viewport }: Omit<PlacementInput, 'placement'>,
): OverlaySide {
  const room: Record<OverlaySide, number> = {
    top: anchor.top,
    bottom: viewport.height - anchor.top - anchor.height,
    left: anchor.left,
    right: viewport.width - anchor.left - anchor.width,
  };
  const other = opposite[preferred];
  const needed = (preferred === 'top' || preferred === 'bottom' ? size.height : size.width) + gap + margin;
  return room[preferred] < needed && room[other] > room[preferred] ? other : preferred;
}

function acrossFrom(side: OverlaySide, anchor: Box, size: { width: number; height: number }): number {
  if (side === 'top') return anchor.top - gap - size.height;
  if (side === 'bottom') return anchor.top + anchor.height + gap;
  if (side === 'left') return anchor.left - gap - size.width;
  return anchor.left + anchor.width + gap;
}

function align(start: number, length: number, size: number, alignment: Alignment): number {
  if (alignment === 'start') return start;
  return alignment === 'end' ? start + length - size : start + (length - size) / 2;
}

function clamp(value: number, end: number): number {
  return Math.round(Math.max(margin, Math.min(value, end - margin)));
}
