import type { AnswerOf, Call, InputOf } from '@seri/contract/call';
import { apiRoot, headers } from '@seri/contract/headers';
import { type RefusalData, type RefusalOf, refusalStatus } from '@seri/contract/refusals';
import { vi } from 'vitest';

/** One received request, in the types of its call. */
export interface ReceivedCall<C extends Call = Call> {
  params: Record<string, string>;
  query: Record<string, string>;
  body: InputOf<C> extends { body: infer Body } ? Body : undefined;
  key: string | null;
  captcha: string | null;
}

type FakeAnswer<C extends Call> =
  | AnswerOf<C>
  | ((request: ReceivedCall<C>) => AnswerOf<C> | Response | Promise<AnswerOf<C>>);

interface Route {
  call: Call;
  pattern: RegExp;
  respond: (request: ReceivedCall) => unknown;
}

export type FakeServer = ReturnType<typeof startFakeServer>;

/**
 * A fake server for one test. The test sets the answers, typed by the contract; the latest one for a call wins.
 * A call without an answer fails as on a dropped connection and is listed in `unanswered`.
 */
export function startFakeServer() {
  const routes: Route[] = [];
  const files = new Map<string, () => Response>();
  const received: { call: Call; request: ReceivedCall }[] = [];
  const unanswered: string[] = [];

  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const file = files.get(pathname);
    if (file) return file();
    const route = routes.find(({ call, pattern }) => call.method === request.method && pattern.test(pathname));
    if (!route) {
      unanswered.push(`${request.method} ${pathname}`);
      throw new TypeError('cut off');
    }
    const receivedCall: ReceivedCall = {
      params: { ...route.pattern.exec(pathname)?.groups },
      query: Object.fromEntries(searchParams),
      body: (init?.body ? await bodyOf(request) : undefined) as ReceivedCall['body'],
      key: request.headers.get(headers.idempotencyKey),
      captcha: request.headers.get(headers.captcha),
    };
    received.push({ call: route.call, request: receivedCall });
    const answer = await route.respond(receivedCall);
    request.signal.throwIfAborted();
    return answer instanceof Response ? answer : Response.json(answer);
  });

  const respond = (call: Call, respondTo: Route['respond']) => {
    const path = call.path.replaceAll(/:(\w+)/g, String.raw`(?<$1>[^/]+)`);
    routes.unshift({ call, pattern: new RegExp(`^${apiRoot}${path}$`), respond: respondTo });
  };
  return {
    unanswered,
    answer<C extends Call>(call: C, fakeAnswer: FakeAnswer<C>): void {
      respond(call, async (request) =>
        typeof fakeAnswer === 'function' ? (fakeAnswer as (request: ReceivedCall) => unknown)(request) : fakeAnswer,
      );
    },
    /** A file that the build writes. */
    answerFile(path: string, fakeFile: () => Response): void {
      files.set(path, fakeFile);
    },
    refuse<C extends Call, Code extends RefusalOf<C>>(call: C, code: Code, data?: RefusalData<Code>): void {
      respond(call, () => refusal(code, data));
    },
    /** Drops the connection: the call fails without an answer. */
    cut(call: Call): void {
      respond(call, () => Promise.reject(new TypeError('cut off')));
    },
    requests<C extends Call>(call: C): ReceivedCall<C>[] {
      return received.filter((one) => one.call === call).map(({ request }) => request as ReceivedCall<C>);
    },
  };
}

/** The bytes of a file are read as text. */
function bodyOf(request: Request): Promise<unknown> {
  return request.headers.get('content-type') === 'application/json' ? request.json() : request.text();
}

export function refusal<Code extends keyof typeof refusalStatus>(code: Code, data?: RefusalData<Code>): Response {
  const body = { success: false, code, data: data ?? {}, text: { en: '', ru: '' }, id: 'e-123456' };
  return Response.json(body, { status: refusalStatus[code] });
}
