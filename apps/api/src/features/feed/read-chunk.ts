import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Chunk } from './chunks.ts';
import { fingerprintOf } from './fingerprint.ts';
import { partsOf, type Rows } from './parts.ts';
import { readRow } from './read-row.ts';
import { type Reject, rejectOf, type Told } from './taken.ts';

/** The rows of a chunk that say something new, part after part. */
export interface ReadChunk {
  parts: readonly Rows[];
  rejects: Reject[];
  unchanged: number;
  /** The lots they are about. */
  lots: ReadonlySet<string>;
}

type Line = Pick<Told, 'line' | 'text' | 'fingerprint'>;
/** Of which lots and albums the fingerprint of the last line is kept, told without reading the whole row. */
const head = /^\{"type":"(lot|photos)","(?:id|lot)":"([!#-[\]-~]{1,120})"/;

/** Leaves out lines that are known word for word; `inFlight` are lots of which that cannot be told yet. */
export async function readChunk(
  db: Db,
  sourceId: number,
  { lines, firstLine }: Chunk,
  inFlight: ReadonlySet<string>,
): Promise<ReadChunk> {
  const told: Line[] = [];
  const asked: Asked[] = [];
  for (const [index, given] of lines.entries()) {
    const text = given.endsWith('\r') ? given.slice(0, -1) : given;
    if (text.trim() === '') continue;
    const line = { text, line: firstLine + index, fingerprint: fingerprintOf(text) };
    const [thing, type, id] = head.exec(text) ?? [];
    if (thing === undefined || id === undefined || inFlight.has(id)) told.push(line);
    else asked.push({ ...line, thing, id, isAlbum: type === 'photos' });
  }
  const differing = await findDiffering(db, sourceId, asked);
  return { ...readRows([...told, ...differing]), unchanged: asked.length - differing.length };
}

interface Asked extends Line {
  /** What it is about. */
  thing: string;
  id: string;
  isAlbum: boolean;
}

/** One question for all: ids and fingerprints hold no line end, and a text is the quickest way to send thousands. */
async function findDiffering(db: Db, sourceId: number, asked: readonly Asked[]): Promise<Asked[]> {
  if (asked.length === 0) return [];
  const join = (of: (line: Asked) => string) => asked.map(of).join('\n');
  const { rows } = await sql<{ place: number }>`
    select place::integer
    from unnest(
      string_to_array(${join(({ id }) => id)}, e'\n'),
      string_to_array(${join(({ fingerprint }) => fingerprint)}, e'\n')::uuid[],
      string_to_array(${join(({ isAlbum }) => String(isAlbum))}, e'\n')::boolean[]
    ) with ordinality as asked (id, fingerprint, is_album, place)
    left join lot_key on source_id = ${sourceId} and external_id = asked.id
    where case when is_album then album_fingerprint else lot_key.fingerprint end is distinct from asked.fingerprint`.execute(
    db,
  );
  // From A to B and back to A: only the line B differs from what is known, and the second A still has to be taken.
  const restless = new Set(rows.map(({ place }) => asked[place - 1]?.thing));
  return asked.filter(({ thing }) => restless.has(thing));
}

function readRows(lines: readonly Line[]): Omit<ReadChunk, 'unchanged'> {
  const rejects: Reject[] = [];
  const told: Told[] = [];
  const lots = new Set<string>();
  for (const line of lines.toSorted((a, b) => a.line - b.line)) {
    const row = readRow(line.text);
    if (typeof row === 'string') {
      rejects.push(rejectOf(line, row));
      continue;
    }
    // The row and its place belong together, which the compiler cannot see through the union.
    told.push({ ...line, row } as Told);
    if (row.type === 'lot') lots.add(row.id);
    if (row.type === 'photos') lots.add(row.lot);
  }
  return { parts: partsOf(told), rejects, lots };
}
