import { setTimeout as wait } from 'node:timers/promises';

/** What one visitor has been told is done. */
export interface Acknowledged {
  email: string;
  signIns: number;
  /** The last acknowledged group of each lot; nothing where it was taken out. */
  groups: Map<number, string>;
}

const password = 'seri-demo';
const pressesPerSignIn = 10;
const groups = ['A', 'B', 'C', 'D', 'E'];

/** Walks the thin path in a loop until told to stop; what fails is sent again with the same key until it is answered. */
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

async function signIn(url: string, email: string): Promise<string> {
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

function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

/** A lost connection and a 5xx mean "nobody knows", a 429 "later": ask again until there is an answer. */
async function insist(send: () => Promise<Response>): Promise<Answer> {
  for (;;) {
    const answer = await send().then(wholeAnswer, () => undefined);
    if (answer && answer.status < 300) return answer;
    const isFinal = answer !== undefined && answer.status < 500 && answer.status !== 429;
    if (isFinal) throw new Error(`answered ${answer.status}: ${answer.body}`);
    await wait(100);
  }
}

/** An answer cut in the middle by a kill is none. */
async function wholeAnswer(response: Response): Promise<Answer | undefined> {
  const { status, headers } = response;
  const body = await response.text().catch(() => undefined);
  return body === undefined ? undefined : { status, headers, body };
}
