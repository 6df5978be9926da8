import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { breath, needsBreath } from '../breath.ts';
import type { Chunk } from './chunks.ts';
import { fingerprintOf } from '../deliveries/fingerprint.ts';
import type { Told } from '../take/taken.ts';

export type Line = Pick<Told, 'line' | 'text' | 'fingerprint'>;

/** A line of which the fingerprint of its forerunner is kept: about a lot, or about its photos. */
export interface AskedLine extends Line {
  /** What it is about. */
  thing: string;
  id: string;
  isAlbum: boolean;
}

export interface LookedChunk {
  asked: readonly AskedLine[];
  others: readonly Line[];
}

export interface Difference {
  /** Of the line among those asked about, from 1. */
  place: number;
  /** Nothing is known of its lot. */
  is_new: boolean;
}

/** Told without reading the whole row, where it begins as most do. */
const head = /^\{"type":"(lot|photos)","(?:id|lot)":"([!#-[\]-~]{1,120})"/;
const blank = /^\s*$/;

export async function lookAtChunk({ lines, firstLine }: Chunk): Promise<LookedChunk> {
  const asked: AskedLine[] = [];
  const others: Line[] = [];
  for (const [index, given] of lines.entries()) {
    if (needsBreath(index)) await breath();
    const text = given.endsWith('\r') ? given.slice(0, -1) : given;
    if (blank.test(text)) continue;
    const line = firstLine + index;
    const fingerprint = fingerprintOf(text);
    const [thing, type, id] = head.exec(text) ?? [];
    if (thing === undefined || id === undefined) others.push({ text, line, fingerprint });
    else asked.push({ text, line, fingerprint, thing, id, isAlbum: type === 'photos' });
  }
  return { asked, others };
}

/**
 * One question for all: ids and fingerprints hold no line end, and a text is the quickest way to send thousands. Each lot
 * is looked up by index; joined, the database would rather read all that the source ever sent.
 */
export async function findDifferences(db: Db, sourceId: number, asked: readonly AskedLine[]): Promise<Difference[]> {
  if (asked.length === 0) return [];
  const join = (of: (line: AskedLine) => string) => asked.map(of).join('\n');
  const { rows } = await sql<Difference>`
    select place::integer, known.id is null as is_new
    from unnest(
      string_to_array(${join(({ id }) => id)}, e'\n'),
      string_to_array(${join(({ fingerprint }) => fingerprint)}, e'\n')::uuid[],
      string_to_array(${join(({ isAlbum }) => (isAlbum ? 't' : 'f'))}, e'\n')::boolean[]
    ) with ordinality as asked (id, fingerprint, is_album, place)
    left join lateral (
      select id, case when is_album then album.fingerprint else lot_key.fingerprint end as fingerprint
      from lot_key left join album on is_album and lot_id = lot_key.id
      where source_id = ${sourceId} and external_id = asked.id limit 1
    ) as known on true
    where known.fingerprint is distinct from asked.fingerprint`.execute(db);
  return rows;
}
