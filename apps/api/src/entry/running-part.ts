/** A running part of the product: what it takes to leave it in good order. */
export interface RunningPart {
  stop(): Promise<void>;
}
