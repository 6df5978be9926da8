import type { AnyLot, DecodedSheet as Sheet } from '../model/lot-view.ts';

/** The sheet in the reader's words. */
export function DecodedSheet({ sheet }: { lot: AnyLot; sheet: Sheet }) {
  return <p>{sheet.marks.length}</p>;
}
