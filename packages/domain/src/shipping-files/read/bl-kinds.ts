import { plainCell } from '../../common/plain-cell.ts';
import { type BlKind, blKinds } from '../../purchases/shipping-numbers.ts';
import { blKindWords } from './bl-kind-words.data.ts';

/** Undefined if a cell names none, or more than one. */
export function readBlKind(cell: string): BlKind | undefined {
  const text = plainCell(cell);
  const [kind, other] = blKinds.filter((one) => blKindWords[one].test(text));
  return other ? undefined : kind;
}
