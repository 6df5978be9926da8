import type { Clock } from '@seri/domain/time/japan-time';
import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection, { type SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection';
import { afterReading } from '../after-reading.ts';
import type { MailTransport } from './mail.ts';
import { MailUnsure } from './mail-unsure.ts';
import { messageOf } from './message.ts';

/** From the connection to the last answer: shorter than a mail counts as busy. */
const wireLimit = 40_000;
/** Its own timer does not read what waits in the buffer when a frozen process wakes; ours does. */
const never = 24 * 60 * 60_000;
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: never };

export interface SmtpSettings {
  smtpUrl: string;
  smtpTls: 'required' | 'optional';
  mailFrom: string;
}

/** One connection per mail, so that a mail that hangs holds up no other one. */
export function smtpTransport({ smtpUrl, smtpTls, mailFrom }: SmtpSettings, clock: Clock): MailTransport {
  const options = { ...parseConnectionUrl(smtpUrl), ...timeouts, requireTLS: smtpTls === 'required' };
  return {
    async deliver(mail) {
      const message = new MailComposer(messageOf(mail, mailFrom, clock.now())).compile();
      await send(options, message.getEnvelope(), await message.build());
    },
    close: () => undefined,
  };
}

type SmtpCredentials = { user: string; pass: string };

/** Rejects with MailUnsure if the message was on its way and the server did not say what became of it. */
async function send(
  options: SMTPConnectionOptions & { auth?: SmtpCredentials | undefined },
  envelope: { from: string | false; to: string[] },
  message: Buffer,
): Promise<void> {
  const connection = new SMTPConnection(options);
  let isOnWire = false;
  const body = new Readable({
    // The connection reads it after the server has agreed to take it.
    read() {
      isOnWire = true;
      this.push(message);
      this.push(null);
    },
  });
  const broken = Promise.withResolvers<never>();
  connection.once('error', broken.reject);
  connection.once('end', () => broken.reject(new Error('The mail server closed the connection.')));
  const cancel = afterReading(wireLimit, () => broken.reject(new Error('The mail server took too long.')));
  const steps = async () => {
    await step((done) => connection.connect(done));
    if (options.auth) await step((done) => connection.login({ credentials: options.auth }, done));
    await step((done) => connection.send(envelope, body, done));
  };
  try {
    await Promise.race([steps(), broken.promise]);
    connection.quit();
  } catch (error) {
    connection.close();
    throw isOnWire && !isRefusal(error) ? new MailUnsure(error) : error;
  } finally {
    cancel();
  }
}

const step = (begin: (done: (error?: Error | null) => void) => void) =>
  new Promise<void>((resolve, reject) => begin((error) => (error ? reject(error) : resolve())));

/** The server answered that it does not take the mail. */
const isRefusal = (error: unknown) => typeof (error as { responseCode?: unknown }).responseCode === 'number';
