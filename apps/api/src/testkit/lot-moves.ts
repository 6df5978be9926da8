import { mayBecome } from '@seri/domain/lots/lot-states';
import { type LotKind, lotKinds } from '@seri/domain/lots/lot-kinds';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import type { TestDatabase } from './database.ts';
import { type RawBuilder, sql } from 'kysely';

/** Records every change of a lot's state with a trigger, whichever code writes it. */
export async function witnessLots({ owner }: Pick<TestDatabase, 'owner'>): Promise<void> {
  // An `after` trigger would miss a lot that moves to the table of another month.
  await owner.query(`
    create table lot_witnessed (lot_id bigint, kind text, was smallint, becomes smallint);
    create function witness_lot() returns trigger language plpgsql as $$ begin
      insert into lot_witnessed values (old.id, old.kind, old.status, new.status);
      return new;
    end $$;
    create trigger witness_lot before update on lot
      for each row when (old.status <> new.status) execute function witness_lot()`);
}

const codes = Object.values(lotStatusCodes);

/** States that one or more moves lead to: the feed writes several moves of a lot as one change. */
function reachedFrom(kind: LotKind, from: number): number[] {
  const reached = new Set<number>();
  const next = [from];
  for (const status of next) {
    for (const to of codes.filter((code) => !reached.has(code) && mayBecome({ kind, status }, code))) {
      reached.add(to);
      next.push(to);
    }
  }
  return [...reached];
}

const lawful = lotKinds.flatMap((kind) =>
  codes.flatMap((from) => reachedFrom(kind, from).map((to) => sql`(${kind}, ${from}::smallint, ${to}::smallint)`)),
);

/** Reads a code without a name as unknown. */
const named = (column: string) =>
  sql`case when ${sql.ref(column)} in (${sql.join(codes)}) then ${sql.ref(column)} else ${lotStatusCodes.unknown} end`;

/** R34: recorded changes that no moves of the lot's kind lead to. */
export const unlawfulMoves: RawBuilder<object> = sql`
  select * from lot_witnessed where (kind, ${named('was')}, ${named('becomes')}) not in (${sql.join(lawful)})`;
