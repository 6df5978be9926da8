import type { AnswerOf, Call, InputOf } from '@seri/contract/call';
import { identityCalls } from '@seri/contract/people/identity.calls';
import { RefusalError, type Reply } from './refusal.ts';
import { exchange, type Input, type ReadAnswer, requestOf, urlOf } from './request.ts';

export interface ClientOptions {
  fetch: typeof fetch;
  /** Id of the live connection. To it the server sends a bare echo instead of the event of its own change. */
  socketId: () => string | undefined;
  /** False for visitors and before the profile is loaded. Then a 401 is an ordinary answer, not an expired session. */
  hasSession: () => boolean;
  onExpired: () => void;
  /** R82: asks whoever sits there for a proof; false if it is not given. */
  askForProof: () => Promise<boolean>;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** For a change that may be sent again (see `send-once.ts`). Without it each call gets a new key. */
  idempotencyKey?: string | undefined;
  captcha?: string | undefined;
  readAnswer?: ReadAnswer | undefined;
}

/** A call without params, query or body needs no input. */
type InputArguments<C> = keyof InputOf<C> extends never
  ? [input?: Record<string, never>, options?: CallOptions]
  : [input: InputOf<C>, options?: CallOptions];

export interface Client {
  /** Returns the answer or the refusal as a value. */
  send<C extends Call>(call: C, ...rest: InputArguments<C>): Promise<Reply<AnswerOf<C>>>;
  /** Returns the answer and throws a refusal as RefusalError. For queries. */
  ask<C extends Call>(call: C, ...rest: InputArguments<C>): Promise<AnswerOf<C>>;
  /** Renews the sign-in. Concurrent calls share one request. */
  renew: () => Promise<RenewalOutcome>;
}

export type RenewalOutcome = 'renewed' | 'ended' | 'failed';

/** Refusals after which the same request may be sent again. */
const goesOn = /^(STEP_UP_REQUIRED|OUTCOME_UNKNOWN)$/;
const never = new Promise<never>(() => {});
/** A 401 from these calls is about the password or the renewal itself. */
const withoutRenewal = new Set<string>([identityCalls.signIn.path, identityCalls.refresh.path]);

export function createClient(options: ClientOptions): Client {
  let renewal: Promise<RenewalOutcome> | undefined;

  const requestRenewal = async (): Promise<RenewalOutcome> => {
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
    renewal ??= requestRenewal().finally(() => {
      renewal = undefined;
    });
    return renewal;
  };

  async function send<C extends Call>(call: C, ...rest: InputArguments<C>): Promise<Reply<AnswerOf<C>>> {
    const input = (rest[0] ?? {}) as Input;
    const url = urlOf(call, input);
    const { signal = null, readAnswer, ...callHeaders } = rest[1] ?? {};
    const request = { ...requestOf(call, input, { socketId: options.socketId(), ...callHeaders }), signal };
    const exchangeOnce = () =>
      exchange(options.fetch, url, request, readAnswer) as Promise<Reply<AnswerOf<C>> & { status: number }>;
    const attempt = async () => {
      const reply = await exchangeOnce();
      if (reply.ok || !goesOn.test(reply.refusal.code)) return reply;
      const { goOn } = await import('./go-on.ts');
      return goOn(call, reply, exchangeOnce, options.askForProof);
    };
    const first = await attempt();
    if (first.status !== 401 || withoutRenewal.has(call.path)) return first;
    const outcome = await renew();
    if (outcome === 'renewed') return attempt();
    if (outcome === 'failed' || !options.hasSession()) return first;
    options.onExpired();
    // Both buttons of the dialog leave this page. Until then the action stays pending, so that nobody repeats it.
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
