/**
 * Calls back when the time is up and all that had arrived by then was read. A process that was frozen wakes with its
 * timers first: the answer it waits for may lie in a socket's buffer.
 */
export function afterReading(milliseconds: number, callback: () => void): () => void {
  let isCancelled = false;
  const timer = setTimeout(() => {
    // Timers run before sockets are read, and immediates after: the first round reads, the second one settles promises.
    setImmediate(() => setImmediate(() => isCancelled || callback()));
  }, milliseconds);
  return () => {
    isCancelled = true;
    clearTimeout(timer);
  };
}

/**
 * Calls back after so many turns, each of which has read. A process that had no time of its own, because it was starting or
 * starved, has had few turns, however long they took: an answer that needs several readings is not given up too early.
 */
export function afterTurns(turns: number, milliseconds: number, callback: () => void): () => void {
  let cancel: (() => void) | undefined;
  const turn = (left: number) => {
    cancel = afterReading(milliseconds, () => (left > 1 ? turn(left - 1) : callback()));
  };
  turn(turns);
  return () => cancel?.();
}
