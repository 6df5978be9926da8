import { addBankDays } from '@seri/domain/time/bank-days';
import { seriesOf } from '@seri/domain/invoices/invoice-numbers';
import type { SalePaper } from '@seri/domain/invoices/paper-snapshot';
import { linesOfItems, totalOfLines } from '@seri/domain/invoices/paper-totals';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { logAction } from '../../../platform/action-log.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { nowOf } from '../../../platform/database/transaction.ts';
import { insertPaper, type PaperLineRow, type TakenNumber, takeNumber } from './paper.store.ts';
import { tellPaper } from './papers.events.ts';
import { scheduleFile } from './papers.jobs.ts';

export interface NewPaper {
  accountId: number;
  /** Without number and days, which it gets here. */
  snapshot: SalePaper;
  /** Those of the snapshot, in its order, with what they are for. */
  lines: readonly PaperLineRow[];
  /** Bank days until it is due; null if nothing is to be paid. */
  dueDays: number | null;
  cancelsId?: number;
  reason?: string;
  issuedBy: number;
  socketId: string | undefined;
  /** A demonstration has papers of days that are over. */
  day?: JapanDay;
}

export interface IssuedPaper {
  id: number;
  number: string;
}

/** R90: issues a paper under the next number of its series. The caller holds the locks of account and purchases. */
export async function issuePaper(tx: Tx, paper: NewPaper): Promise<IssuedPaper> {
  const { accountId, snapshot: draft, lines, cancelsId, reason = '', issuedBy } = paper;
  const series = seriesOf(draft.kind);
  if (series === null) throw new Error(`A ${draft.kind} takes no number.`);
  const taken = await takeNumber(tx, series, paper.day ?? japanDay(await nowOf(tx)));
  const snapshot = numbered(draft, taken, paper.dueDays);
  const id = await insertPaper(
    tx,
    {
      kind: snapshot.kind,
      purpose: snapshot.purpose,
      number: taken.number,
      account_id: accountId,
      issued_on: taken.issuedOn,
      due_on: snapshot.dueOn,
      total: totalOfLines(linesOfItems(snapshot.items)),
      party: snapshot.buyer.name,
      snapshot: JSON.stringify(snapshot),
      cancels_id: cancelsId ?? null,
      reason,
      issued_by: issuedBy,
    },
    lines,
  );
  await logAction(tx, {
    accountId: issuedBy,
    onBehalfOf: accountId,
    action: `invoice.${snapshot.kind === 'credit_note' ? 'credited' : 'issued'}`,
    subject: `invoice:${id}`,
    detail: { kind: snapshot.kind, number: taken.number, ...(cancelsId && { cancels: cancelsId, reason }) },
  });
  await scheduleFile(tx, id);
  await tellPaper(tx, { id, accountId, lines, socketId: paper.socketId });
  return { id, number: taken.number };
}

function numbered(draft: SalePaper, { number, issuedOn }: TakenNumber, dueDays: number | null): SalePaper {
  return { ...draft, number, issuedOn, dueOn: dueDays === null ? null : addBankDays(issuedOn, dueDays) };
}
