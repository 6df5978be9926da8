import type { LotView } from '../model/lot-view.ts';

interface PriceSenseProps {
  view: LotView;
}

/** R46: what similar lots were sold for, and where the same vehicle was seen before. */
export function PriceSense({ view }: PriceSenseProps) {
  if (!view.can.seeSoldLots) return null;
  return null;
}
