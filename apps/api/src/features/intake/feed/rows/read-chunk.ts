import { breath, needsBreath } from '../breath.ts';
import type { Difference, Line, LookedChunk } from './look-at-chunk.ts';
import { partsOf, type Rows } from '../deliveries/parts.ts';
import { readRow } from './read-row.ts';
import { type Reject, rejectOf, type Told } from '../take/taken.ts';

/** The rows of a chunk that say something new, part after part. */
export interface ReadChunk {
  parts: readonly Rows[];
  rejects: readonly Reject[];
  unchanged: number;
  /** The lots they are about. */
  lots: ReadonlySet<string>;
}

/** Leaves out lines that are known word for word; of lots in flight that cannot be told yet. */
export async function readChunk(
  { asked, others }: LookedChunk,
  differences: readonly Difference[],
  isInFlight: (lotId: string) => boolean,
): Promise<ReadChunk> {
  // From A to B and back to A: only the line B differs from what is known, and the second A still has to be taken.
  const restless = new Set(differences.map(({ place }) => asked[place - 1]?.thing));
  const differing = asked.filter(({ thing, id }) => restless.has(thing) || isInFlight(id));
  const unknown = differences.flatMap(({ place, is_new: isNew }) => (isNew ? (asked[place - 1]?.id ?? []) : []));
  const newLots = new Set(unknown.filter((id) => !isInFlight(id)));
  const lines = [...others, ...differing].toSorted((a, b) => a.line - b.line);
  return { ...(await readRows(lines, newLots)), unchanged: asked.length - differing.length };
}

async function readRows(lines: readonly Line[], newLots: ReadonlySet<string>): Promise<Omit<ReadChunk, 'unchanged'>> {
  const rejects: Reject[] = [];
  const told: Told[] = [];
  const lots = new Set<string>();
  for (const [place, { text, line, fingerprint }] of lines.entries()) {
    if (needsBreath(place)) await breath();
    const row = readRow(text);
    if (typeof row === 'string') {
      rejects.push(rejectOf({ line, text }, row));
      continue;
    }
    // By the row's own id: a line that names two was asked about by the first, and the second one holds.
    const isNew = row.type === 'lot' && newLots.has(row.id);
    // The row and its place belong together, which the compiler cannot see through the union.
    told.push({ row, line, text, fingerprint, isNew } as Told);
    if (row.type === 'lot') lots.add(row.id);
    if (row.type === 'photos') lots.add(row.lot);
  }
  return { parts: partsOf(told), rejects, lots };
}
