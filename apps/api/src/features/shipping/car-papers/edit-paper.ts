import type { EditPaperBody, WrittenPaper } from '@seri/contract/shipping/car-papers.schema';
import {
  type CarPaperState,
  decidePaper,
  type JudgedPaper,
  type PaperMove,
  stateWithCars,
} from '@seri/domain/car-papers/paper-states';
import { sql } from 'kysely';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { readBilling } from '../../people/seller/billing/billing.query.ts';
import { lockCars } from './lock-cars.ts';
import {
  carsOfPaper,
  type CarPaperRow,
  joinCars,
  leaveCars,
  lockPaper,
  readMissing,
  writePaper,
} from './paper.store.ts';
import { assertRoom } from './send-paper.ts';
import { tellCarPaper } from './tell-car-paper.ts';

/** R99: shares, holds, releases or withdraws a paper, or corrects what is said of it, over the version that was seen. */
export function editPaper(acting: Acting, body: EditPaperBody): Promise<WrittenPaper> {
  const { id, version, reason } = body;
  return acting.transaction(async (tx) => {
    const before = await carsOfPaper(tx, id);
    if (before.length === 0) throw refusal('NOT_FOUND');
    const after = [...new Set(body.purchases ?? before)];
    const locked = await lockCars(tx, acting.actor, [...new Set([...before, ...after])]);
    const paper = await lockPaper(tx, id);
    if (!paper || paper.version !== version || paper.state === 'replaced') throw refusal('STATE_CHANGED');
    const [added, removed] = [
      after.filter((car) => !before.includes(car)),
      before.filter((car) => !after.includes(car)),
    ];
    await assertRoom(tx, added);
    const { releasesUnpaid } = (await readBilling(tx)).details;
    const missing = await readMissing(tx, after);
    const judged = { ...paper, isOpened: paper.opened_at !== null, missing, releasesUnpaid };
    const { state, move } = decide(judged, body, added.length > 0);
    const changes = changesOf(paper, body);
    if (state === paper.state && !move && Object.keys(changes).length === 0 && added.length + removed.length === 0)
      return { id, version, state };
    await joinCars(tx, id, after);
    await leaveCars(tx, id, removed);
    await writePaper(tx, id, { ...changes, ...(state !== paper.state && stateColumns(state, acting, move, reason)) });
    await tellCarPaper(tx, acting, {
      cars: locked,
      paper: { ...paper, state },
      former: paper.state,
      action: move ?? 'edited',
      detail: {
        ...changes,
        ...(reason !== '' && { reason }),
        ...(added.length > 0 && { added }),
        ...(removed.length > 0 && { removed }),
      },
    });
    return { id, version: version + 1, state };
  });
}

function decide(
  judged: JudgedPaper,
  { state, reason }: EditPaperBody,
  hasNewCars: boolean,
): { state: CarPaperState; move?: PaperMove } {
  if (state === undefined) {
    if (judged.state === 'withdrawn') throw refusal('STATE_CHANGED');
    return { state: stateWithCars(judged, hasNewCars) };
  }
  const decision = decidePaper(judged, state, reason);
  if ('same' in decision) return { state: judged.state };
  if (!('fault' in decision)) return decision;
  if (decision.fault === 'unpaid') throw refusal('RELEASE_OFF');
  throw refusal('FIELDS', {
    fields: decision.fault === 'reason' ? { reason: { problem: 'required' } } : { state: { problem: 'choice' } },
  });
}

/** The columns that are written otherwise than they were. */
function changesOf(paper: CarPaperRow, { title, number, issuedOn, validUntil }: EditPaperBody) {
  const asked = { title, number, issued_on: issuedOn, valid_until: validUntil };
  return Object.fromEntries(
    Object.entries(asked).filter(([name, value]) => value !== undefined && value !== paper[name as keyof typeof asked]),
  );
}

function stateColumns(state: CarPaperState, { actor }: Acting, move: PaperMove | undefined, reason: string) {
  const given = move === 'release' || move === 'withdraw' ? { reason } : { reason: '' };
  if (state === 'shared') {
    return { ...given, state, shared_by: actor.accountId, shared_at: sql<Date>`coalesce(shared_at, app_now())` };
  }
  return state === 'draft' ? { ...given, state, shared_by: null, shared_at: null } : { ...given, state };
}
