import { createHash } from 'node:crypto';
import { languageOf } from '@seri/domain/common/languages';
import type { SalePaper } from '@seri/domain/invoices/paper-snapshot';
import { maySignIn } from '@seri/domain/people/roles';
import { addDays, type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { defineJob, enqueue, handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import { portalLink } from '../../../platform/mail/portal-link.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Studio } from '../../../platform/studio/studio.ts';
import { readMailContact } from '../../people/company/company.query.ts';
import { findPaper, readPaperLines } from './paper.store.ts';
import { tellPaper } from './papers.events.ts';
import { paperMail } from './papers.mails.ts';
import { renderPaperTask } from './papers.tasks.ts';

const daysOfNews = 3;
const paper = z.object({ invoiceId: z.int() });
const makeFile = defineJob('papers.make-file', paper);
const mailPaper = defineJob('papers.mail', paper);

export const papersJobs = [makeFile, mailPaper];

export function papersHandlers(platform: Platform, maker: Studio): JobHandler[] {
  return [
    handleJob(makeFile, ({ invoiceId }, { signal }) => makeOne(platform, maker, invoiceId, signal)),
    handleJob(mailPaper, ({ invoiceId }) => mailOne(platform, invoiceId)),
  ];
}

export const scheduleFile = (tx: Tx, invoiceId: number): Promise<void> => enqueue(tx, makeFile, { invoiceId });

/**
 * R90: draws the file of a paper and keeps it. A run that was killed leaves at most the same bytes under the same key. The
 * mail goes out once there is something to open.
 */
async function makeOne(
  { database: { db }, blobs }: Platform,
  maker: Studio,
  invoiceId: number,
  signal: AbortSignal,
): Promise<void> {
  const row = await findPaper(db, invoiceId);
  if (!row) return;
  const file = await maker.make(renderPaperTask, [row.snapshot, false], signal);
  const blobKey = `papers/${row.issued_on.slice(0, 4)}/${invoiceId}.pdf`;
  await blobs.put(blobKey, file);
  const sha256 = createHash('sha256').update(file).digest('hex');
  await inTransaction(db, async (tx) => {
    const kept = await tx
      .insertInto('invoice_file')
      .values({ invoice_id: invoiceId, blob_key: blobKey, sha256, bytes: file.length })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (kept.numInsertedOrUpdatedRows === 0n) return;
    await tellPaper(tx, { id: invoiceId, accountId: row.account_id, lines: await readPaperLines(tx, invoiceId) });
    await enqueue(tx, mailPaper, { invoiceId });
  });
}

/** Nobody is mailed a paper of a day that is long over, whose file is made anew or for a demonstration. */
async function mailOne({ database: { db }, mailer, settings, clock }: Platform, invoiceId: number): Promise<void> {
  const row = await db
    .selectFrom('invoice')
    .innerJoin('account', 'account.id', 'invoice.account_id')
    .select(['kind', 'number', 'total', 'due_on', 'issued_on'])
    .select(['email', 'full_name', 'language_id', 'time_zone', 'email_confirmed_at', 'role_id'])
    .where('invoice.id', '=', invoiceId)
    .executeTakeFirst();
  if (!row || !maySignIn(row.role_id)) return;
  if (row.issued_on < addDays(japanDay(clock.now()), -daysOfNews)) return;
  const content = paperMail(row, await readMailContact(db), {
    kind: row.kind as SalePaper['kind'],
    number: row.number,
    total: row.total,
    dueOn: row.due_on as JapanDay | null,
    page: portalLink(settings, '/invoices'),
  });
  const language = languageOf(row.language_id) ?? 'en';
  await mailer.send({ id: `paper-${invoiceId}`, to: row.email, language, isVital: true, ...content });
}
