import { markChatRead } from '@seri/api/features/talk/chat/mark-chat-read';
import { saveMessage } from '@seri/api/features/talk/chat/save-message';
import type { Actor } from '@seri/api/platform/actor';
import type { Db } from '@seri/api/platform/database/database';
import { actingOf } from '@seri/api/platform/http/acting';
import { Refusal } from '@seri/api/platform/http/refusal';
import { languageOf } from '@seri/domain/common/languages';
import { sql } from 'kysely';
import type { Demo } from '../demo.ts';
import { fractionOf } from '@seri/drawings/random';
import { regularAnswers } from '../regular-words.data.ts';
import { demoRegulars } from '../regulars.data.ts';
import { readDemoActors } from './demo-actors.ts';

const emails = demoRegulars.map(({ email }) => email);
const second = 1000;
/** Delays after the message: when a regular reads it, and when it answers. */
const looksAfter = [3 * second, 8 * second] as const;
const answersAfter = [12 * second, 40 * second] as const;
/** Older messages stay unanswered. */
const longest = '1 hour';

interface StaffMessage {
  messageId: number;
  bidId: number;
  accountId: number;
  writtenAt: Date;
  isRead: boolean;
}

/** Regulars read and answer messages of staff about their bids, each once, through the same use cases as everybody. */
export async function letRegularsAnswer({ seed, clock }: Demo, db: Db): Promise<void> {
  const actors = new Map((await readDemoActors(db, emails)).map((actor) => [actor.accountId, actor]));
  const now = clock.now().getTime();
  for (const message of await readUnanswered(db, [...actors.keys()], clock.now())) {
    const actor = actors.get(message.accountId);
    const waited = now - message.writtenAt.getTime();
    const after = ([least, most]: readonly [number, number]) =>
      least + (most - least) * fractionOf(seed, message.messageId, least);
    if (!actor || waited < after(looksAfter)) continue;
    await unlessRefused(async () => {
      const acting = actingOf(db, actor, undefined, undefined);
      const { bidId } = message;
      if (!message.isRead) await markChatRead(acting, { bidId, upTo: message.messageId });
      if (waited >= after(answersAfter)) await saveMessage(acting, { bidId, comment: answerTo(message, actor) });
    });
  }
}

/** Chats whose last message is from staff. */
async function readUnanswered(db: Db, accountIds: readonly number[], now: Date): Promise<readonly StaffMessage[]> {
  const { rows } = await sql<StaffMessage>`
    select message.id as "messageId", bid.id as "bidId", bid.account_id as "accountId", written_at as "writtenAt",
      exists (select from bid_chat_read where bid_chat_read.bid_id = bid.id and reader_id = bid.account_id
        and up_to >= message.id) as "isRead"
    from bid_message as message join bid on bid.id = message.bid_id
    where is_from_staff and written_at > ${now}::timestamptz - ${longest}::interval
      and bid.account_id = any(${accountIds})
      and not exists (select from bid_message as later where later.bid_id = bid.id and later.id > message.id)
    order by message.id`.execute(db);
  return rows;
}

function answerTo({ messageId }: StaffMessage, { languageId }: Actor): string {
  const answers = regularAnswers[languageOf(languageId) ?? 'en'];
  return answers[Math.floor(answers.length * fractionOf(messageId, 'answer'))] ?? answers[0];
}

/** A refusal means that the bid changed meanwhile: the next tick looks again. */
async function unlessRefused(move: () => Promise<void>): Promise<void> {
  try {
    await move();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
