import { setTimeout as wait } from 'node:timers/promises';

/** What one visitor has been told is done. */
export interface Acknowledged {
  email: string;
  signIns: number;
  /** The last acknowledged group of each lot; nothing where it was taken out. */
  groups: Map<number, string>;
}

const password = 'seri-demo';
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
    const signIn = await insist(() => post(`${url}/v1/auth`, { email, password }));
    done.signIns += 1;
    const cookie = signIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const listing = await insist(() => fetch(`${url}/v1/car-auction/listing`, { headers: { cookie } }));
    const { carsList } = (await listing.json()) as { carsList: { id: number }[] };
    const lot = carsList[step % carsList.length]?.id ?? 0;
    const group = groups[step % groups.length] ?? 'A';
    const key = `${email}-${step}`;
    const body = { carId: lot, group, type: 'auction' };
    await insist(() => post(`${url}/v1/favorite/add`, body, { cookie, 'idempotency-key': key }));
    done.groups.set(lot, group);
  }
  return done;
}

function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** A lost connection and a 5xx mean "nobody knows", a 429 "later": ask again until there is an answer. */
async function insist(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await send().catch(() => undefined);
    if (answer?.ok) return answer;
    if (answer && answer.status < 500)
      throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
    await wait(100);
  }
}
