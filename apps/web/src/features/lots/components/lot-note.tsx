import { detailOf, type LotView } from '../model/lot-view.ts';

/** What managers say of the lot. */
export function LotNote({ lot }: { lot: LotView }) {
  const { comment } = detailOf(lot);
  return comment === '' ? null : <p>{comment}</p>;
}
