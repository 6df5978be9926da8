import { needsPause, pause } from '../breath.ts';
import type { Difference, RawLine, ScannedChunk } from './look-at-chunk.ts';
import { partsOf, type Rows } from '../deliveries/parts.ts';
import { readRow } from './read-row.ts';
import { type ParsedLine, type Reject, rejectOf } from '../take/taken.ts';

/** The rows of a chunk that may change something, in parts. */
export interface ReadChunk {
  parts: readonly Rows[];
  rejects: readonly Reject[];
  unchanged: number;
  /** External ids of the lots these rows are about. */
  lots: ReadonlySet<string>;
}

/**
 * Drops lines that are stored word for word. Lines of lots that an unfinished chunk writes are kept: their stored
 * fingerprint is not final.
 */
export async function readChunk(
  { comparable, others }: ScannedChunk,
  differences: readonly Difference[],
  isInFlight: (lotId: string) => boolean,
): Promise<ReadChunk> {
  // In a chunk with A, B, A only B differs from the stored A, but the second A must be written too. So all lines of a
  // changed subject are kept.
  const changedSubjects = new Set(differences.map(({ place }) => comparable[place - 1]?.subject));
  const differing = comparable.filter(({ subject, id }) => changedSubjects.has(subject) || isInFlight(id));
  const unknown = differences.flatMap(({ place, is_new: isNew }) => (isNew ? (comparable[place - 1]?.id ?? []) : []));
  const newLots = new Set(unknown.filter((id) => !isInFlight(id)));
  const lines = [...others, ...differing].toSorted((a, b) => a.line - b.line);
  return { ...(await readRows(lines, newLots)), unchanged: comparable.length - differing.length };
}

async function readRows(
  lines: readonly RawLine[],
  newLots: ReadonlySet<string>,
): Promise<Omit<ReadChunk, 'unchanged'>> {
  const rejects: Reject[] = [];
  const parsed: ParsedLine[] = [];
  const lots = new Set<string>();
  for (const [index, { text, line, fingerprint }] of lines.entries()) {
    if (needsPause(index)) await pause();
    const row = readRow(text);
    if (typeof row === 'string') {
      rejects.push(rejectOf({ line, text }, row));
      continue;
    }
    // Uses the parsed id: a line with two `id` fields was looked up by the first, but JSON takes the second.
    const isNew = row.type === 'lot' && newLots.has(row.id);
    // TypeScript cannot match the row's type with the line's through the union.
    parsed.push({ row, line, text, fingerprint, isNew } as ParsedLine);
    if (row.type === 'lot') lots.add(row.id);
    if (row.type === 'photos') lots.add(row.lot);
  }
  return { parts: partsOf(parsed), rejects, lots };
}
