/** A running part of the product, which can be stopped in good order. */
export interface RunningPart {
  stop(): Promise<void>;
}
