import type { ShippingFileRow, ShippingFiles, ShippingFilesQuery } from '@seri/contract/shipping/shipping-files.schema';
import { pageSizes } from '@seri/domain/catalogue/listing';
import type { ListProblem } from '@seri/domain/shipping-files/read/list-problems';
import type { ShippingFileState } from '@seri/domain/shipping-files/shipping-file-states';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { noCounts, readCounts } from './counts.read.ts';

/** R102: the lists that were sent, the newest first. */
export async function readShippingFiles(db: Db, actor: Actor, query: ShippingFilesQuery): Promise<ShippingFiles> {
  const [page, pageSize] = [Number(query.page ?? 1), Number(query.pageSize ?? pageSizes[0])];
  const [rows, all] = await Promise.all([
    selectFiles(db)
      .orderBy('file.id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    db
      .selectFrom('shipping_file')
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    list: await presentFiles(db, rows),
    pageInfo: { page, pageSize, totalSearchResults: all.count, totalResults: all.count },
    can: { edit: actor.rights.logistics },
  };
}

export const selectFiles = (db: Db) =>
  db
    .selectFrom('shipping_file as file')
    .innerJoin('account as sender', 'sender.id', 'sent_by')
    .leftJoin('account as applier', 'applier.id', 'applied_by')
    .leftJoin('account as undoer', 'undoer.id', 'undone_by')
    .select(['file.id', 'file.version', 'file.name', 'file.sender', 'sent_at', 'applied_at', 'undone_at'])
    .select(['sender.full_name as sent_by', 'applier.full_name as applied_by', 'undoer.full_name as undone_by'])
    .select((file) => [
      file.ref('file.state').$castTo<ShippingFileState>().as('state'),
      file.ref('problem').$castTo<ListProblem | null>().as('problem'),
    ]);

type SelectedFile = Awaited<ReturnType<ReturnType<typeof selectFiles>['execute']>>[number];

export async function presentFiles(db: Db, files: readonly SelectedFile[]): Promise<ShippingFileRow[]> {
  const counts = await readCounts(
    db,
    files.map(({ id }) => id),
  );
  return files.map(({ id, version, name, sender, state, problem, ...file }) => ({
    id,
    version,
    name,
    sender,
    state,
    problem,
    sent: { name: file.sent_by, at: file.sent_at.toISOString() },
    applied: actOf(file.applied_by, file.applied_at),
    undone: actOf(file.undone_by, file.undone_at),
    counts: counts.get(id) ?? noCounts,
  }));
}

const actOf = (name: string | null, at: Date | null) => (name !== null && at ? { name, at: at.toISOString() } : null);
