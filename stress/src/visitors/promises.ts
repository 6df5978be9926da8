/** A change with a final answer. Its key is the text of its message, or the description of its entry. */
export type Kept =
  | { kind: 'bid'; key: string }
  | { kind: 'message'; key: string }
  | { kind: 'payment'; key: string; amount: number }
  | { kind: 'win'; key: string; bidId: number };

/** Everything that the product has promised to its visitors since the start. */
export class Promises {
  readonly kept: Kept[] = [];
  /** The keys of changes that were refused for good: they must have left no trace. */
  readonly refused: string[] = [];

  get count(): number {
    return this.kept.length;
  }
}
