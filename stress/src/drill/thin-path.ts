import { setTimeout as wait } from 'node:timers/promises';

/** The writes of one visitor that the server has acknowledged. */
export interface Acknowledged {
  email: string;
  signIns: number;
  /** The last acknowledged group of each lot; null after its removal. */
  groups: Map<number, string>;
}

const password = 'seri-demo';
const pressesPerSignIn = 10;
const groups = ['A', 'B', 'C', 'D', 'E'];

/**
 * Repeats sign-ins and favourites until aborted. A failed request is sent again with the same key until it is
 * answered.
 */
export async function walkThinPath(
  url: string,
  email: string,
  seed: number,
  signal: AbortSignal,
): Promise<Acknowledged> {
  const done: Acknowledged = { email, signIns: 0, groups: new Map() };
  for (let step = seed; !signal.aborted; step += 1) {
    const cookie = await signIn(url, email);
    done.signIns += 1;
    for (let press = 0; press < pressesPerSignIn; press += 1) {
      const lot = await lotAt(url, cookie, step + press);
      const group = groups[(step * pressesPerSignIn + press) % groups.length] ?? 'A';
      const body = { carId: lot, group, type: 'auction' };
      await insist(() => post(`${url}/v1/favorite/add`, body, { cookie, 'idempotency-key': `${step}-${press}` }));
      done.groups.set(lot, group);
    }
  }
  return done;
}

export async function signIn(url: string, email: string): Promise<string> {
  const answer = await insist(() => post(`${url}/v1/auth`, { email, password }));
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function lotAt(url: string, cookie: string, place: number): Promise<number> {
  const answer = await insist(() => fetch(`${url}/v1/car-auction/listing`, { headers: { cookie } }));
  const { carsList } = JSON.parse(answer.body) as { carsList: { id: number }[] };
  return carsList[place % carsList.length]?.id ?? 0;
}

export function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

interface ThinAnswer {
  status: number;
  headers: Headers;
  body: string;
}

/** A lost connection or a 5xx leaves the outcome unknown, and a 429 means later: repeat until there is an answer. */
async function insist(send: () => Promise<Response>): Promise<ThinAnswer> {
  for (;;) {
    const answer = await send().then(wholeAnswer, () => undefined);
    if (answer && answer.status < 300) return answer;
    const isFinal = answer !== undefined && answer.status < 500 && answer.status !== 429;
    if (isFinal) throw new Error(`answered ${answer.status}: ${answer.body}`);
    await wait(100);
  }
}

/** A response cut off by a kill counts as none. */
async function wholeAnswer(response: Response): Promise<ThinAnswer | undefined> {
  const { status, headers } = response;
  const body = await response.text().catch(() => undefined);
  return body === undefined ? undefined : { status, headers, body };
}
