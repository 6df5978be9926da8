import { pageTypeData, pageTypeOf } from '@seri/domain/catalogue/page-types';
import type { Deadlines } from '@seri/domain/lots/lot-clock';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { freeStates } from '@seri/domain/lots/lot-status';
import { japanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { LetterTools } from '../../../platform/mail/letter.ts';
import { readLotRow } from './lot-row.query.ts';
import { lotToBid } from './lot-to-bid.query.ts';

/** A lot as mails tell of it. */
export interface MailedLot {
  id: number;
  kind: LotKind;
  makerId: number;
  modelId: number;
  lotNo: string;
  /** Empty for a stock car. */
  house: string;
  /** Maker, model and year. */
  car: string;
  grade: string;
  runsAt: Date | null;
  deadlines: Deadlines | null;
}

export async function readMailedLot(db: Db, lotId: number, now: Date): Promise<MailedLot> {
  const row = await readLotRow(db, lotId);
  if (!row) throw new Error(`The lot ${lotId} is gone.`);
  return {
    id: row.id,
    kind: row.kind,
    makerId: row.maker_id,
    modelId: row.model_id,
    lotNo: row.lot_no,
    house: row.house_name ?? '',
    car: [row.maker_name, row.model_name, row.year].filter((part) => part !== null).join(' '),
    grade: row.condition,
    runsAt: row.kind === 'stock' ? null : row.runs_at,
    deadlines: lotToBid(row, now).deadlines,
  };
}

/** The facts that every mail about a lot has, a line each. */
export function factsOfLot({ text, when }: LetterTools, lot: MailedLot, bidId: number | null, now: Date): string[] {
  const { lotNo, house, car, grade, runsAt, kind } = lot;
  return [
    text('mail.fact.lot', { lot: [lotNo, house].filter(Boolean).join(', ') }),
    grade === '' ? car : text('mail.fact.grade', { car, grade }),
    ...(runsAt ? [text(runsAt > now ? 'mail.fact.runs' : 'mail.fact.ran', { when: when(runsAt) })] : []),
    ...(bidId === null ? [] : [text(kind === 'stock' ? 'mail.fact.order' : 'mail.fact.bid', { bid: String(bidId) })]),
  ];
}

/** Counts the other lots of the same model that still take bids. */
export async function countOpenOfModel(db: Db, { id, kind, modelId }: MailedLot, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('lot')
    .innerJoin('auction_session', 'auction_session.id', 'lot.session_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('lot.kind', '=', kind)
    .where('lot.model_id', '=', modelId)
    .where('lot.held_on', '>=', japanDay(now))
    .where('lot.status', 'in', freeStates)
    .where('lot.id', '<>', id)
    .where(sql<boolean>`${now} < starts_at - make_interval(mins => bidding_closes_minutes)`)
    .executeTakeFirstOrThrow();
  return count;
}

/** The live listing of the same model. */
export function pathOfModel({ kind, makerId, modelId }: MailedLot): string {
  return `${pageTypeData[pageTypeOf(kind, 'live')].path}?makerId=${makerId}&modelId=${modelId}`;
}
