import type { Tx } from '@seri/api/platform/database/database';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { openTranslations } from '@seri/domain/services/translation-states';
import { addDays, japanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import { demoTranslations } from './translations.data.ts';

const lock = 7_316_021;
const desk = 'manager@demo.seri';

/**
 * Gives the desk of the demonstration requests for translations of sheets that have not run yet. As long as one of them is
 * open, a second run changes nothing; their lots end, so a later one brings new ones.
 */
export async function fillTranslations(tx: Tx, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
  const open = tx.selectFrom('translation_request').select('id').where('state', 'in', openTranslations);
  if (await open.executeTakeFirst()) return;
  const lots = await readSheets(tx, now);
  for (const [place, asked] of demoTranslations.entries()) {
    const lotId = lots[place];
    const accountId = await findAccount(tx, asked.email);
    if (lotId === undefined || accountId === undefined) continue;
    const { language, question, answer } = asked;
    const request = await tx
      .insertInto('translation_request')
      .values({ account_id: accountId, lot_id: lotId, language, question })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (request && answer) await answerIt(tx, { id: request.id, lotId, ...answer });
  }
}

/** Cars with a sheet that run in the next days, whose bidding has not closed. */
async function readSheets(tx: Tx, now: Date): Promise<number[]> {
  const [from, to] = [addDays(japanDay(now), 1), addDays(japanDay(now), 4)];
  const { rows } = await sql<{ id: number }>`
    select lot.id from lot join album on album.lot_id = lot.id
    where held_on between ${from}::date and ${to}::date and kind = 'car' and status = ${lotStatusCodes.upcoming}
      and sheet_id is not null and not exists (select from translation_request where lot_id = lot.id)
    order by md5(lot.id::text) limit ${demoTranslations.length}`.execute(tx);
  return rows.map(({ id }) => id);
}

async function findAccount(tx: Tx, email: string): Promise<number | undefined> {
  return (await tx.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst())?.id;
}

interface DemoAnswer {
  id: number;
  lotId: number;
  en: string;
  ru: string;
}

async function answerIt(tx: Tx, { id, lotId, en, ru }: DemoAnswer): Promise<void> {
  const managerId = await findAccount(tx, desk);
  if (managerId === undefined) return;
  const answer = await tx
    .insertInto('translation_answer')
    .values({ lot_id: lotId, text_en: en, text_ru: ru, is_for_all: true, answered_by: managerId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const settled = { state: 'answered', answer_id: answer.id, settled_by: managerId, settled_at: sql<Date>`app_now()` };
  const asked = sql<Date>`app_now() - interval '17 minutes'`;
  await tx
    .updateTable('translation_request')
    .set({ ...settled, asked_at: asked })
    .where('id', '=', id)
    .execute();
}
