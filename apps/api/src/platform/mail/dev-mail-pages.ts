import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Settings } from '../config/settings.ts';
import { refusal } from '../http/refusal.ts';
import { mailPageCss, renderMail, renderMailList } from './outbox-pages.ts';
import { listMails, readMail } from './outbox-reader.ts';

/** Shows the mails of a demonstration, which are only written to a folder. Registered in demo mode only. */
export function devMailPages({ dataDir }: Pick<Settings, 'dataDir'>) {
  return (app: FastifyInstance): void => {
    app.get('/dev/mail', async (_request, reply) => page(reply, renderMailList(await listMails(dataDir))));
    app.get('/dev/mail.css', async (_request, reply) => reply.type('text/css').send(mailPageCss));
    app.get<{ Params: { name: string } }>('/dev/mail/:name', async (request, reply) => {
      const mail = await readMail(dataDir, request.params.name);
      if (!mail) throw refusal('NOT_FOUND');
      return page(reply, renderMail(mail));
    });
  };
}

/** A mail's styles are inline, so the policy allows those; scripts are allowed nowhere. */
const contentPolicy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "frame-src 'self'",
  // `default-src` does not cover these.
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

function page(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('content-security-policy', contentPolicy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}
