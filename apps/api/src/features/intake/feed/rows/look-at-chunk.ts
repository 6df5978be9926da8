import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { needsPause, pause } from '../breath.ts';
import type { Chunk } from './chunks.ts';
import { fingerprintOf } from '../deliveries/fingerprint.ts';
import type { ParsedLine } from '../take/taken.ts';

export type RawLine = Pick<ParsedLine, 'line' | 'text' | 'fingerprint'>;

/** A line about a lot or its photos. Its fingerprint is compared with the one stored at the last import. */
export interface ComparableLine extends RawLine {
  /** The beginning of the line, up to the id: the lot, or its photos. */
  subject: string;
  id: string;
  isAlbum: boolean;
}

export interface ScannedChunk {
  comparable: readonly ComparableLine[];
  others: readonly RawLine[];
}

export interface Difference {
  /** The number of the line within `comparable`, from 1. */
  place: number;
  is_new: boolean;
}

/** Reads type and id without parsing the JSON, for lines that begin as most do. */
const beginning = /^\{"type":"(lot|photos)","(?:id|lot)":"([!#-[\]-~]{1,120})"/;
const blank = /^\s*$/;

export async function scanChunk({ lines, firstLine }: Chunk): Promise<ScannedChunk> {
  const comparable: ComparableLine[] = [];
  const others: RawLine[] = [];
  for (const [index, raw] of lines.entries()) {
    if (needsPause(index)) await pause();
    const text = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    if (blank.test(text)) continue;
    const line = firstLine + index;
    const fingerprint = fingerprintOf(text);
    const [subject, type, id] = beginning.exec(text) ?? [];
    if (subject === undefined || id === undefined) others.push({ text, line, fingerprint });
    else comparable.push({ text, line, fingerprint, subject, id, isAlbum: type === 'photos' });
  }
  return { comparable, others };
}

/**
 * One query for all lines. Ids and fingerprints contain no line end, so each list travels as one text, which is fastest
 * for thousands. The lateral join looks each lot up by index; a plain join would read all that the source ever sent.
 */
export async function findDifferences(
  db: Db,
  sourceId: number,
  comparable: readonly ComparableLine[],
): Promise<Difference[]> {
  if (comparable.length === 0) return [];
  const join = (of: (line: ComparableLine) => string) => comparable.map(of).join('\n');
  const { rows } = await sql<Difference>`
    select place::integer, known.id is null as is_new
    from unnest(
      string_to_array(${join(({ id }) => id)}, e'\n'),
      string_to_array(${join(({ fingerprint }) => fingerprint)}, e'\n')::uuid[],
      string_to_array(${join(({ isAlbum }) => (isAlbum ? 't' : 'f'))}, e'\n')::boolean[]
    ) with ordinality as comparable (id, fingerprint, is_album, place)
    left join lateral (
      select id, case when is_album then album.fingerprint else lot_key.fingerprint end as fingerprint
      from lot_key left join album on is_album and lot_id = lot_key.id
      where source_id = ${sourceId} and external_id = comparable.id limit 1
    ) as known on true
    where known.fingerprint is distinct from comparable.fingerprint`.execute(db);
  return rows;
}
