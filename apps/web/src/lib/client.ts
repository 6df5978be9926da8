import type { AnswerOf, Call, InputOf } from '@seri/contract/call';
import { identityCalls } from '@seri/contract/people/identity.calls';
import { RefusalError, type Reply } from './refusal.ts';
import { exchange, type Input, type ReadAnswer, requestOf, urlOf } from './request.ts';

export interface ClientOptions {
  fetch: typeof fetch;
  /** Id of the live connection: the server sends it no echo of its own change. */
  socketId: () => string | undefined;
  /** False before the first profile and for visitors: their 401 is an answer, not the end of a session. */
  hasSession: () => boolean;
  onExpired: () => void;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Of a change that may be sent again, see `send-once.ts`; without it each call is one of its own. */
  idempotencyKey?: string | undefined;
  /** The solution of a riddle, where one is asked for; it counts once. */
  captcha?: string | undefined;
  /** How an answer is read that is no JSON. */
  readAnswer?: ReadAnswer | undefined;
}

/** A call without params, query or body needs no input. */
type InputArguments<C> = keyof InputOf<C> extends never
  ? [input?: Record<string, never>, options?: CallOptions]
  : [input: InputOf<C>, options?: CallOptions];

export interface Client {
  /** The answer or the refusal, as values. */
  send<C extends Call>(call: C, ...rest: InputArguments<C>): Promise<Reply<AnswerOf<C>>>;
  /** The answer; a refusal is thrown as RefusalError. For queries. */
  ask<C extends Call>(call: C, ...rest: InputArguments<C>): Promise<AnswerOf<C>>;
  /** Renews the sign-in; calls at the same time share one request. */
  renew: () => Promise<Renewal>;
}

export type Renewal = 'renewed' | 'ended' | 'failed';

const never = new Promise<never>(() => {});
/** Their 401 speaks of a password or of the renewal itself. */
const withoutRenewal = new Set<string>([identityCalls.signIn.path, identityCalls.refresh.path]);

export function createClient(options: ClientOptions): Client {
  let renewal: Promise<Renewal> | undefined;

  const askRenewal = async (): Promise<Renewal> => {
    const { refresh } = identityCalls;
    const reply = await exchange(
      options.fetch,
      urlOf(refresh, {}),
      requestOf(refresh, {}, { socketId: options.socketId() }),
    );
    if (reply.ok) return 'renewed';
    return reply.status === 401 ? 'ended' : 'failed';
  };

  const renew = () => {
    renewal ??= askRenewal().finally(() => {
      renewal = undefined;
    });
    return renewal;
  };

  async function send<C extends Call>(call: C, ...rest: InputArguments<C>): Promise<Reply<AnswerOf<C>>> {
    const input = (rest[0] ?? {}) as Input;
    const url = urlOf(call, input);
    const { signal = null, readAnswer, ...sender } = rest[1] ?? {};
    const request = { ...requestOf(call, input, { socketId: options.socketId(), ...sender }), signal };
    const attempt = () =>
      exchange(options.fetch, url, request, readAnswer) as Promise<Reply<AnswerOf<C>> & { status: number }>;
    const first = await attempt();
    if (first.status !== 401 || withoutRenewal.has(call.path)) return first;
    const outcome = await renew();
    if (outcome === 'renewed') return attempt();
    if (outcome === 'failed' || !options.hasSession()) return first;
    options.onExpired();
    // The dialog's two ways out both leave this page: until then the action stays pending, so nobody repeats it.
    return never;
  }

  return {
    send,
    renew,
    async ask(call, ...rest) {
      const reply = await send(call, ...rest);
      if (!reply.ok) throw new RefusalError(reply.refusal);
      return reply.answer;
    },
  };
}
