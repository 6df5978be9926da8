import type { AnswerOf, Call, InputOf } from '@seri/contract/call';
import { apiRoot, headers } from '@seri/contract/headers';
import { type RefusalData, type RefusalOf, refusalStatus } from '@seri/contract/refusals';
import { vi } from 'vitest';

/** One request, in the terms of its call. */
export interface AskedCall<C extends Call = Call> {
  params: Record<string, string>;
  query: Record<string, string>;
  body: InputOf<C> extends { body: infer Body } ? Body : undefined;
  key: string | null;
  captcha: string | null;
}

type Answering<C extends Call> = AnswerOf<C> | ((asked: AskedCall<C>) => AnswerOf<C> | Response | Promise<AnswerOf<C>>);

interface Route {
  call: Call;
  pattern: RegExp;
  respond: (asked: AskedCall) => unknown;
}

export type FakeServer = ReturnType<typeof startFakeServer>;

/**
 * The server of one test: it answers what the test says, in the types of the contract. The latest answer to a call counts.
 * A call without an answer gets none, as on a cut line, and stands in `unanswered`.
 */
export function startFakeServer() {
  const routes: Route[] = [];
  const heard: { call: Call; asked: AskedCall }[] = [];
  const unanswered: string[] = [];

  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const route = routes.find(({ call, pattern }) => call.method === request.method && pattern.test(pathname));
    if (!route) {
      unanswered.push(`${request.method} ${pathname}`);
      throw new TypeError('cut off');
    }
    const asked: AskedCall = {
      params: { ...route.pattern.exec(pathname)?.groups },
      query: Object.fromEntries(searchParams),
      body: (init?.body ? await request.json() : undefined) as AskedCall['body'],
      key: request.headers.get(headers.idempotencyKey),
      captcha: request.headers.get(headers.captcha),
    };
    heard.push({ call: route.call, asked });
    const answer = await route.respond(asked);
    request.signal.throwIfAborted();
    return answer instanceof Response ? answer : Response.json(answer);
  });

  const respond = (call: Call, respondTo: Route['respond']) => {
    const path = call.path.replaceAll(/:(\w+)/g, String.raw`(?<$1>[^/]+)`);
    routes.unshift({ call, pattern: new RegExp(`^${apiRoot}${path}$`), respond: respondTo });
  };
  return {
    unanswered,
    answer<C extends Call>(call: C, answering: Answering<C>): void {
      respond(call, async (asked) =>
        typeof answering === 'function' ? (answering as (asked: AskedCall) => unknown)(asked) : answering,
      );
    },
    refuse<C extends Call, Code extends RefusalOf<C>>(call: C, code: Code, data?: RefusalData<Code>): void {
      respond(call, () => refusal(code, data));
    },
    /** The line is cut: no answer comes at all. */
    cut(call: Call): void {
      respond(call, () => Promise.reject(new TypeError('cut off')));
    },
    /** Each request of this call so far, the oldest first. */
    asked<C extends Call>(call: C): AskedCall<C>[] {
      return heard.filter((one) => one.call === call).map(({ asked }) => asked as AskedCall<C>);
    },
  };
}

export function refusal<Code extends keyof typeof refusalStatus>(code: Code, data?: RefusalData<Code>): Response {
  const body = { success: false, code, data: data ?? {}, text: { en: '', ru: '' }, id: 'e-123456' };
  return Response.json(body, { status: refusalStatus[code] });
}
