import { languageOf } from '@seri/domain/common/languages';
import { maySignIn } from '@seri/domain/people/roles';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import type { Mailer } from '../../../../platform/mail/mail.ts';
import type { MailContact } from '../../../../platform/mail/letter.ts';
import type { MailContent } from '../../../../platform/mail/mail-content.ts';
import { portalLink } from '../../../../platform/mail/portal-link.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { readMailContact } from '../../company/company.query.ts';
import { findPersonByEmail, type Person, readPerson } from './account.store.ts';
import { lockAccount } from '../identity.command.ts';
import { newDeviceMail, passwordChangedMail, resetMail, takenMail, verificationMail } from '../identity.mails.ts';
import { type LinkKind, linkLife } from './mailed-link-life.ts';
import { deleteLink, insertLink, mayMailLink } from './mailed-link.store.ts';

/** Every function here reads its data anew and passes a fixed mail id, so that a job that runs twice sends one mail. */
export async function sendNewDevice(
  { database: { db }, mailer, settings, geo }: Platform,
  signInId: string,
): Promise<void> {
  const row = await db
    .selectFrom('sign_in')
    .innerJoin('account', 'account.id', 'sign_in.account_id')
    .select(['sign_in.id', 'sign_in.created_at', 'user_agent', 'sign_in.address', 'email', 'full_name', 'language_id'])
    .select('time_zone')
    .where('sign_in.id', '=', signInId)
    .executeTakeFirst();
  if (!row) return;
  const place = row.address ? await geo.locate(row.address) : null;
  const contact = await readMailContact(db);
  const changePassword = portalLink(settings, '/change-password');
  const content = newDeviceMail(row, contact, { ...row, place, changePassword });
  await sendTo(mailer, row, `new-device-${row.id}`, content);
}

export async function sendVerification(platform: Platform, accountId: number, jobId: string): Promise<void> {
  const person = await readPerson(platform.database.db, accountId);
  if (person.email_confirmed_at !== null || !maySignIn(person.role_id)) return;
  await sendLink(platform, person, 'verify-email', jobId, (token, contact) =>
    verificationMail(person, contact, portalLink(platform.settings, '/verify-email', token)),
  );
}

/** Mails nothing if the address has no account or a disabled one. The caller cannot see the difference. */
export async function sendReset(platform: Platform, email: string, jobId: string): Promise<void> {
  const person = await findPersonByEmail(platform.database.db, email);
  if (!person || !maySignIn(person.role_id)) return;
  await sendLink(platform, person, 'reset-password', jobId, (token, contact) =>
    resetMail(person, contact, portalLink(platform.settings, '/auth/change-password', token)),
  );
}

/** R16: the hour is part of the mail id, so at most one such mail per hour is sent. */
export async function sendTaken(
  { database: { db }, mailer, settings, clock }: Platform,
  accountId: number,
): Promise<void> {
  const person = await readPerson(db, accountId);
  if (!maySignIn(person.role_id)) return;
  const hour = clock.now().toISOString().slice(0, 13).toLowerCase();
  const links = { signIn: portalLink(settings, '/auth/login'), forgot: portalLink(settings, '/auth/forgot-password') };
  await sendTo(mailer, person, `taken-${accountId}-${hour}`, takenMail(person, await readMailContact(db), links));
}

export async function sendPasswordChanged(
  { database: { db }, mailer, settings }: Platform,
  accountId: number,
  jobId: string,
): Promise<void> {
  const person = await readPerson(db, accountId);
  const contact = await readMailContact(db);
  const content = passwordChangedMail(person, contact, portalLink(settings, '/auth/forgot-password'));
  await sendTo(mailer, person, `password-changed-${jobId}`, content);
}

/** Creates the token here, so that its text exists only in the mail. */
export async function sendLink(
  { database: { db }, mailer }: Platform,
  person: Person,
  kind: LinkKind,
  jobId: string,
  contentOf: (token: string, contact: MailContact) => MailContent,
): Promise<void> {
  const token = await inTransaction(db, async (tx) => {
    await lockAccount(tx, person.id);
    return (await mayMailLink(tx, person.id, kind)) ? insertLink(tx, person.id, kind, linkLife[kind]) : undefined;
  });
  if (!token) return;
  try {
    const content = contentOf(token.text, await readMailContact(db));
    const outcome = await sendTo(mailer, person, `${kind}-${jobId}`, content, true);
    if (outcome === 'sent before') await deleteLink(db, token);
  } catch (error) {
    await deleteLink(db, token);
    throw error;
  }
}

export async function sendTo(
  mailer: Mailer,
  { email, language_id }: Pick<Person, 'email' | 'language_id'>,
  id: string,
  content: MailContent,
  isVital = false,
): ReturnType<Mailer['send']> {
  return mailer.send({ id, to: email, language: languageOf(language_id) ?? 'en', isVital, ...content });
}
