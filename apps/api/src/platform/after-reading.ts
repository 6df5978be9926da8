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
