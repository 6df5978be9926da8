import type { SeenSheet, SheetReading } from './reading.ts';

/** Fewer lines stand on photos of cars, with their plates and badges. */
const leastLines = 8;

/** R77: of a photo, blank paper or noise nothing is told. */
export function isSheet(seen: SeenSheet, reading: SheetReading): boolean {
  return seen.lines.length >= leastLines && (seen.form !== null || reading.labels.length > 0);
}
