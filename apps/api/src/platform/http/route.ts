import type { AnswerOf, Call, CallTable, TypesOf } from '@seri/contract/call';
import type { SchemasOf } from '@seri/contract/schema';
import type { Language } from '@seri/domain/common/languages';
import type { FastifyReply } from 'fastify';
import type { Actor, Sender } from '../actor.ts';
import type { Acting } from './acting.ts';

/** Who asks, as far as the connection tells: the address behind trusted proxies, and the cookies. */
export interface Visitor {
  requestId: string;
  address: string | null;
  userAgent: string;
  /** What the browser asks for, of the languages we have. */
  language: Language;
  cookies: Readonly<Record<string, string | undefined>>;
  socketId: string | undefined;
  captchaToken: string | undefined;
}

/** What a handler gets. `acting` and `actor` are there unless the call is for anyone, or for who has a key: the `sender`. */
export interface Asked<C extends Call> {
  input: Omit<TypesOf<C>, 'answer'>;
  visitor: Visitor;
  actor: C['access'] extends 'anyone' ? Actor | null : C['access'] extends 'feed-key' ? null : Actor;
  acting: C['access'] extends 'anyone' | 'feed-key' ? null : Acting;
  sender: C['access'] extends 'feed-key' ? Sender : null;
  /** Of an acting request; where there is an account, `acting` keeps it. */
  idempotencyKey: string | undefined;
  /** For cookies, and the type and caching of bytes; the answer is what the handler returns. */
  reply: FastifyReply;
}

export type Handlers<Table extends CallTable> = {
  [Name in keyof Table]: (asked: Asked<Table[Name]>) => Promise<AnswerOf<Table[Name]>>;
};

/** One feature's calls, their schemas and their handlers; a handler or schema that is missing does not compile. */
export interface Routes {
  feature: string;
  calls: CallTable;
  schemas: Record<string, unknown>;
  handlers: Record<string, (asked: never) => Promise<unknown>>;
}

export function routesOf<Table extends CallTable>(
  feature: string,
  calls: Table,
  schemas: SchemasOf<Table>,
  handlers: Handlers<Table>,
): Routes {
  return { feature, calls, schemas, handlers };
}
