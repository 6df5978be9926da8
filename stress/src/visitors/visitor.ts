import { setTimeout as wait } from 'node:timers/promises';
import { solveCaptcha } from '@seri/api/testkit/solve-captcha';
import { apiRoot, headers } from '@seri/contract/headers';

/** How a request ended, seen from outside. */
export interface SeenAnswer {
  by: string;
  call: string;
  at: number;
  took: number;
  /** Without one there was no answer. */
  status?: number;
  code?: string;
}

export interface FinalAnswer {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
}

interface Change {
  method: 'POST' | 'PUT';
  path: string;
  body: object;
  key: string;
}

export interface VisitorParts {
  /** The address through which this visitor reaches the product. */
  url: string;
  email: string;
  note: (seen: SeenAnswer) => void;
}

const password = 'seri-demo';
/** Longer than the product may ever take, shorter than a visitor's patience. */
const patience = 20_000;
const pause = 150;
/** Answers after which the same change is sent again under the same key. */
const isPassing = (status: number) => status >= 500 || status === 429;

/** Somebody who uses the product over HTTP, and never gives up a change before it has an answer. */
export class PatientVisitor {
  readonly #parts: VisitorParts;
  #cookie = '';

  constructor(parts: VisitorParts) {
    this.#parts = parts;
  }

  get email(): string {
    return this.#parts.email;
  }

  get cookie(): string {
    return this.#cookie;
  }

  async signIn(): Promise<void> {
    const body = { email: this.email, password };
    let more: Record<string, string> = {};
    for (;;) {
      const answer = await this.#send('POST', '/auth', body, more);
      if (answer?.status === 200) {
        this.#cookie = answer.headers
          .getSetCookie()
          .map((line) => line.split(';')[0])
          .join('; ');
        return;
      }
      // Each try counts as a guess until it has succeeded (R18), also one that was killed.
      if (answer?.body['code'] === 'CAPTCHA') more = { [headers.captcha]: await this.#solveCaptcha() };
      else if (answer && !isPassing(answer.status)) throw new Error(`${this.email} may not sign in: ${answer.status}`);
      await wait(pause);
    }
  }

  async #solveCaptcha(): Promise<string> {
    const { body } = await this.read('/site/captcha?action=login');
    return solveCaptcha(body as unknown as Parameters<typeof solveCaptcha>[0]);
  }

  /** Sends a change until its outcome is known. */
  async insist({ method, path, body, key }: Change): Promise<FinalAnswer> {
    for (;;) {
      const answer = await this.#send(method, path, body, { [headers.idempotencyKey]: key });
      const needsSignIn = answer?.status === 401 || answer?.body['code'] === 'STEP_UP_REQUIRED';
      if (answer && !needsSignIn && !isPassing(answer.status)) return answer;
      if (needsSignIn) await this.signIn();
      else await wait(pause);
    }
  }

  async read(path: string): Promise<FinalAnswer> {
    for (;;) {
      const answer = await this.#send('GET', path, undefined, {});
      if (answer?.status === 401) await this.signIn();
      else if (answer && !isPassing(answer.status)) return answer;
      else await wait(pause);
    }
  }

  async #send(
    method: string,
    path: string,
    body: object | undefined,
    more: Record<string, string>,
  ): Promise<FinalAnswer | undefined> {
    const { url, email, note } = this.#parts;
    const at = performance.now();
    const answer = await fetch(url + apiRoot + path, {
      method,
      headers: { cookie: this.#cookie, ...(body && { 'content-type': 'application/json' }), ...more },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    })
      .then(wholeAnswer)
      .catch(() => undefined);
    const code = answer?.body['code'];
    note({
      by: email,
      call: `${method} ${path.split('?')[0]}`,
      at,
      took: performance.now() - at,
      ...(answer && { status: answer.status }),
      ...(typeof code === 'string' && { code }),
    });
    return answer;
  }
}

/** An answer that was cut off counts as none. */
async function wholeAnswer(response: Response): Promise<FinalAnswer> {
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, headers: response.headers, body };
}
