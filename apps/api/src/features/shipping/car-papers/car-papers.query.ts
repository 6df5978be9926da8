import type { CarPapers, ShownCarPaper } from '@seri/contract/shipping/car-papers.schema';
import { apiRoot } from '@seri/contract/headers';
import { type CarPaperKind, carPaperKindNames } from '@seri/domain/car-papers/paper-kinds.data';
import { type CarPaperState, isReleaseOff, type PaperMove, paperMoves } from '@seri/domain/car-papers/paper-states';
import type { Language } from '@seri/domain/common/languages';
import { isStaff } from '@seri/domain/people/staff-rights';
import { formatMessage } from '@seri/messages/server';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { readBilling } from '../../people/seller/billing/billing.query.ts';
import { type ReadPaper, readPapersOfCar } from './paper-rows.read.ts';

export interface PaperFacts {
  id: number;
  kind: CarPaperKind;
  state: CarPaperState;
  validUntil: string | null;
}

/** R99: the papers of each purchase, without replaced and withdrawn ones, the oldest first. */
export async function readPaperFacts(db: Db | Tx, purchaseIds: readonly number[]): Promise<Map<number, PaperFacts[]>> {
  const rows = await db
    .selectFrom('car_paper_purchase')
    .innerJoin('car_paper', 'car_paper.id', 'paper_id')
    .select(['car_paper.id', 'purchase_id', 'kind', 'state', 'valid_until'])
    .where(sql<boolean>`purchase_id = any(${purchaseIds}::bigint[])`)
    .where('state', 'in', ['draft', 'shared', 'held'])
    .orderBy('car_paper.id')
    .execute();
  const facts = new Map<number, PaperFacts[]>(purchaseIds.map((id) => [id, []]));
  for (const { id, purchase_id, kind, state, valid_until: validUntil } of rows) {
    facts.get(purchase_id)?.push({ id, kind: kind as CarPaperKind, state: state as CarPaperState, validUntil });
  }
  return facts;
}

/** R99: the papers of a car that the reader may know of, and what the reader may do with them. */
export async function readCarPapers(db: Db, actor: Actor, purchaseId: number): Promise<CarPapers> {
  const rows = await readPapersOfCar(db, actor, purchaseId);
  const desk = isStaff(actor) ? { actor, releasesUnpaid: (await readBilling(db)).details.releasesUnpaid } : null;
  const papers = rows
    .filter(({ state }) => isStaff(actor) || state !== 'replaced')
    .map((row) => presentCarPaper(row, desk, countEarlier(rows, row.id, isStaff(actor))))
    .toSorted((a, b) => carPaperKindNames.indexOf(a.kind) - carPaperKindNames.indexOf(b.kind));
  const isOpen = ({ path, state }: ShownCarPaper) => path !== null && (state === 'shared' || isStaff(actor));
  return { papers, can: { upload: isStaff(actor) && actor.rights.logistics, downloadAll: papers.some(isOpen) } };
}

/** R61: as the wire lists documents: those that the buyer may open. */
export function listShared({ papers }: CarPapers, language: Language): { name: string; path: string; type: string }[] {
  return papers.flatMap((paper) =>
    paper.state === 'shared' && paper.path !== null
      ? [{ name: paperName(paper, language), path: paper.path, type: paper.media }]
      : [],
  );
}

export const paperName = ({ kind, title, number }: Pick<ReadPaper, 'kind' | 'title' | 'number'>, language: Language) =>
  [formatMessage(language, `carPapers.kind.${kind}`), number, title].filter(Boolean).join(' ');

/** A buyer hears of the versions that were shared. */
function countEarlier(rows: readonly ReadPaper[], id: number, isForStaff: boolean): number {
  return rows
    .filter((row) => row.replaced_by === id)
    .reduce((count, row) => count + (isForStaff || row.shared_at ? 1 : 0) + countEarlier(rows, row.id, isForStaff), 0);
}

/** The member of staff who reads, and whether the company gives papers before they are paid. */
interface PaperDeskReader {
  actor: Actor;
  releasesUnpaid: boolean;
}

function presentCarPaper(row: ReadPaper, desk: PaperDeskReader | null, earlier: number): ShownCarPaper {
  const isHeld = row.standing === 'held';
  return {
    id: row.id,
    version: row.version,
    kind: row.kind,
    title: row.title,
    number: row.number,
    issuedOn: row.issued_on,
    validUntil: row.valid_until,
    media: row.media,
    bytes: row.bytes,
    state: row.standing,
    sharedAt: row.shared_at?.toISOString() ?? null,
    path: isHeld && !desk ? null : paperPath(row.id),
    held: isHeld ? row.missing : null,
    earlier,
    purchases: row.purchases,
    desk: desk && presentDesk(row, desk),
  };
}

const paperPath = (id: number) => `${apiRoot}/purchased-cars/document?id=${id}`;

function presentDesk(row: ReadPaper, { actor, releasesUnpaid }: PaperDeskReader): ShownCarPaper['desk'] {
  const judged = { ...row, isOpened: row.opened_at !== null, releasesUnpaid };
  const moves = actor.rights.logistics ? paperMoves(judged) : [];
  const may = (move: PaperMove) => moves.includes(move);
  return {
    reason: row.reason,
    uploadedBy: row.uploader,
    uploadedAt: row.uploaded_at.toISOString(),
    openedAt: row.opened_at?.toISOString() ?? null,
    openedBy: row.opener,
    isReleaseOff: actor.rights.logistics && isReleaseOff(judged),
    can: {
      edit: may('withdraw'),
      share: may('share'),
      release: may('release'),
      hold: may('hold'),
      unshare: may('unshare'),
      withdraw: may('withdraw'),
      restore: may('restore'),
    },
  };
}
