import type { AnswerOf, Call, CallTable, TypesOf } from '@seri/contract/call';
import type { SchemasOf } from '@seri/contract/schema';
import type { Language } from '@seri/domain/common/languages';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Actor, Sender } from '../actor.ts';
import type { Acting } from './acting.ts';

/** The caller as far as the connection shows: the address behind trusted proxies, and the cookies. */
export interface Visitor {
  requestId: string;
  address: string | null;
  userAgent: string;
  /** The browser's preferred one of our languages. */
  language: Language;
  cookies: Readonly<Record<string, string | undefined>>;
  socketId: string | undefined;
  captchaToken: string | undefined;
}

/** A handler's argument. `actor` and `acting` are set for signed-in calls, `sender` for calls with a feed key. */
export interface CallRequest<C extends Call> {
  input: Omit<TypesOf<C>, 'answer'>;
  visitor: Visitor;
  actor: C['access'] extends 'anyone' ? Actor | null : C['access'] extends 'feed-key' ? null : Actor;
  acting: C['access'] extends 'anyone' | 'feed-key' ? null : Acting;
  sender: C['access'] extends 'feed-key' ? Sender : null;
  /** Set on requests that change something; `acting` already uses it where there is an account. */
  idempotencyKey: string | undefined;
  /** For cookies, and for the type and caching of bytes. The answer itself is the handler's return value. */
  reply: FastifyReply;
}

export type Handlers<Table extends CallTable> = {
  [Name in keyof Table]: (request: CallRequest<Table[Name]>) => Promise<AnswerOf<Table[Name]>>;
};

/** A call's schemas as the server reads them. */
export type CallSchema = { summary: string } & {
  readonly [Part in 'params' | 'query' | 'body' | 'answer']?: z.ZodType;
};

/** One feature's calls, their schemas and their handlers; a handler or schema that is missing does not compile. */
export interface Routes {
  feature: string;
  calls: CallTable;
  schemas: Record<string, CallSchema>;
  handlers: Record<string, (request: never) => Promise<unknown>>;
}

export function routesOf<Table extends CallTable>(
  feature: string,
  calls: Table,
  schemas: SchemasOf<Table>,
  handlers: Handlers<Table>,
): Routes {
  return { feature, calls, schemas, handlers };
}
