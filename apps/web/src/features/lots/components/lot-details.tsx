import type { AnyLot } from '../model/lot-view.ts';

/** What only some kinds have: a bike's rates, a machine's description. */
export function LotDetails({ lot }: { lot: AnyLot }) {
  return 'carInfo' in lot ? null : null;
}
