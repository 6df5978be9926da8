import type { Clock } from '@seri/domain/time/japan-time';
import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail.ts';
import { messageOf } from './message.ts';

/** Together below the two minutes that a mail's transaction may stay idle. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

export function smtpTransport(smtpUrl: string, from: string, clock: Clock): MailTransport {
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 2, ...timeouts });
  return {
    async deliver(mail) {
      await transport.sendMail(messageOf(mail, from, clock.now()));
    },
    close: () => transport.close(),
  };
}
