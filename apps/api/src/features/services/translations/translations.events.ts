import type { NoticeCause } from '@seri/domain/talk/notice-causes';
import { formatInAll } from '@seri/messages/server';
import { logAction } from '../../../platform/action-log.ts';
import { audienceOf } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { emitAll, type NewEvent } from '../../../platform/outbox/emit.ts';
import type { LotNames } from '../../stock/lots/lot-names.query.ts';
import { keepNotice, type NewNotice } from '../../talk/notifications/notifications.command.ts';
import type { RequestRow } from './request.store.ts';

type TranslationCause = Extract<NoticeCause, `translation${string}`>;
type ToldRequest = Pick<RequestRow, 'id' | 'lot_id' | 'account_id'>;

/** The member of staff or client that acts; null if the portal itself does. */
type MovedBy = Pick<Acting, 'actor' | 'socketId'> | null;

interface Asking {
  lot: LotNames;
  /** There was an answer for all, so staff have nothing to do. */
  isAnswered: boolean;
}

export async function tellAsked(
  tx: Tx,
  acting: Acting,
  request: RequestRow,
  { lot, isAnswered }: Asking,
): Promise<void> {
  const { accountId } = acting.actor;
  await logChange(tx, acting, request, 'asked');
  const events = changeEvents([request], acting.socketId);
  if (isAnswered) return emitAll(tx, events);
  const client = await nameOf(tx, accountId);
  const notice: NewNotice = {
    ...factsOf(lot, 'translationAsked'),
    eventType: 'clientTranslation',
    isClientMessage: true,
    message: formatInAll('notice.translation.asked', { client }),
  };
  const telling = { clientId: accountId, authorId: accountId, originSocket: acting.socketId };
  await emitAll(tx, [...events, ...(await keepNotice(tx, notice, telling))]);
}

type RequestMove = 'taken' | 'given-back' | 'answered' | 'amended' | 'declined' | 'closed';

/** A move that only open pages show. */
export async function tellRequestMoved(
  tx: Tx,
  author: MovedBy,
  request: ToldRequest,
  move: RequestMove,
): Promise<void> {
  await logChange(tx, author, request, move);
  await emitAll(tx, changeEvents([request], author?.socketId));
}

interface Settling {
  move: Extract<RequestMove, 'answered' | 'amended' | 'declined' | 'closed'>;
  lot: LotNames;
  /** Why it was declined. */
  reason?: string;
}

const causes = {
  answered: 'translationAnswered',
  amended: 'translationAmended',
  declined: 'translationDeclined',
  closed: 'translationClosed',
} as const satisfies Record<Settling['move'], TranslationCause>;

/** R78: everybody whose request is settled gets a notice, which quotes nobody's question. */
export async function tellSettled(
  tx: Tx,
  author: MovedBy,
  requests: readonly ToldRequest[],
  { move, lot, reason = '' }: Settling,
): Promise<void> {
  const events = changeEvents(requests, author?.socketId);
  const notice: NewNotice = {
    ...factsOf(lot, causes[move]),
    eventType: 'managerTranslation',
    isClientMessage: false,
    message: formatInAll(`notice.translation.${move}`, { reason }),
  };
  for (const request of requests) {
    await logChange(tx, author, request, move);
    const telling = { clientId: request.account_id, authorId: author?.actor.accountId ?? null };
    events.push(...(await keepNotice(tx, notice, telling)));
  }
  await emitAll(tx, events);
}

const factsOf = (lot: LotNames, cause: TranslationCause) => ({
  ...lot,
  cause,
  bidId: null,
  amount: null,
  former: null,
  price: null,
  purchaseId: null,
});

function changeEvents(requests: readonly ToldRequest[], originSocket: string | undefined): NewEvent[] {
  return requests.flatMap(({ id, lot_id: lotId, account_id: accountId }) =>
    [audienceOf.account(accountId), audienceOf.staff].map((audience) => ({
      audience,
      name: 'translation.changed' as const,
      data: { translationId: id, lotId },
      originSocket,
    })),
  );
}

async function logChange(tx: Tx, author: MovedBy, request: ToldRequest, move: RequestMove | 'asked'): Promise<void> {
  await logAction(tx, {
    accountId: author?.actor.accountId ?? null,
    onBehalfOf: request.account_id,
    action: `translation.${move}`,
    subject: `translation:${request.id}`,
    detail: { lotId: request.lot_id },
  });
}

async function nameOf(tx: Tx, accountId: number): Promise<string> {
  const account = tx.selectFrom('account').select('full_name').where('id', '=', accountId);
  return (await account.executeTakeFirstOrThrow()).full_name;
}
