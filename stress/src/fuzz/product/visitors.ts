import { fuzzRoles, type FuzzRequest, type FuzzRole } from '../requests/fuzz-request.ts';
import { type FuzzAnswer, mostAtOnce, sendRequest } from './send-request.ts';

const password = 'seri-demo';

/** The accounts of the demonstration that the roles sign in as. */
export const emailOf: Partial<Readonly<Record<FuzzRole, string>>> = {
  client: 'client@demo.seri',
  dealer: 'dealer@demo.seri',
  vip: 'vip@demo.seri',
  manager: 'manager@demo.seri',
  owner: 'owner@demo.seri',
  leaver: 'restricted@demo.seri',
};

/** A proof of the password holds for fifteen minutes. */
const longestSignIn = 8 * 60_000;

export interface FuzzAnswered {
  request: FuzzRequest;
  answer: FuzzAnswer;
}

interface VisitorPresence {
  cookie: string;
  since: number;
}

/** Keeps each role signed in, and sends requests in its name. */
export class Visitors {
  readonly #url: string;
  readonly #feedKey: string;
  readonly #present = new Map<FuzzRole, VisitorPresence>();
  readonly #returning = new Map<FuzzRole, Promise<void>>();
  signIns = 0;

  constructor(url: string, feedKey: string) {
    this.#url = url;
    this.#feedKey = feedKey;
  }

  cookieOf(role: FuzzRole): string | undefined {
    return this.#present.get(role)?.cookie;
  }

  send(request: FuzzRequest): Promise<FuzzAnswer> {
    const cookie = this.cookieOf(request.role);
    return sendRequest(this.#url, request, {
      ...(cookie && { cookie }),
      ...(request.role === 'source' && { authorization: `Bearer ${this.#feedKey}` }),
      ...request.headers,
    });
  }

  /**
   * Many at a time; the answers are in the order of the requests. A sign-in that a neighbour has ended may be renewed, and
   * the request is sent again.
   */
  async sendAll(requests: readonly FuzzRequest[], isRenewing = false): Promise<FuzzAnswered[]> {
    const waiting = requests.entries();
    const all: FuzzAnswered[] = [];
    const sender = async () => {
      for (const [place, request] of waiting) {
        const answer = await this.send(request);
        const isLost = isRenewing && answer.code === 'NOT_SIGNED_IN' && request.breakage === undefined;
        all[place] = {
          request,
          answer: isLost && (await this.#returns(request.role)) ? await this.send(request) : answer,
        };
      }
    };
    await Promise.all(Array.from({ length: mostAtOnce }, sender));
    return all;
  }

  /** Roles whose sign-in has ended, or soon needs a new proof, sign in anew. */
  async arrive(): Promise<void> {
    await Promise.all(fuzzRoles.map((role) => this.#arriveAs(role)));
  }

  /** False while the role has no way back, such as after a change of its password. */
  async #returns(role: FuzzRole): Promise<boolean> {
    if (!emailOf[role]) return false;
    const returning = this.#returning.get(role) ?? this.#arriveAs(role).finally(() => this.#returning.delete(role));
    this.#returning.set(role, returning);
    return returning.then(
      () => true,
      () => false,
    );
  }

  async #arriveAs(role: FuzzRole): Promise<void> {
    const email = emailOf[role];
    const present = this.#present.get(role);
    if (!email) return;
    if (present && Date.now() - present.since < longestSignIn && (await this.#isSignedIn(present.cookie))) return;
    this.#present.set(role, { cookie: await this.#signIn(email), since: Date.now() });
  }

  async #isSignedIn(cookie: string): Promise<boolean> {
    const { status } = await fetch(`${this.#url}/v1/user/view-profile`, { headers: { cookie } });
    return status === 200;
  }

  async #signIn(email: string): Promise<string> {
    this.signIns += 1;
    const answer = await fetch(`${this.#url}/v1/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    if (!answer.ok) throw new Error(`${email} cannot sign in: ${answer.status} ${await answer.text()}`);
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    return cookies.join('; ');
  }
}
