import { type LookupAddress, promises as dns } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isListedHost } from './host-list.ts';
import { isPublicAddress } from './public-address.ts';

/** The reason of a failure as a sentence; `isFinal` if a retry cannot help. */
export class OutsideError extends Error {
  readonly isFinal: boolean;

  constructor(message: string, isFinal = false, options?: ErrorOptions) {
    super(message, options);
    this.isFinal = isFinal;
  }
}

/** The network as a request needs it; tests replace it. */
export interface Outside {
  resolve: (host: string) => Promise<LookupAddress[]>;
  isPublic: (address: string) => boolean;
  request: typeof request;
  after: (milliseconds: number) => AbortSignal;
}

const internet: Outside = {
  resolve: (host) => dns.lookup(host, { all: true }),
  isPublic: isPublicAddress,
  request,
  after: (milliseconds) => AbortSignal.timeout(milliseconds),
};

export interface OutsideTarget {
  address: string;
  /** The only hosts that may be contacted. */
  hosts: readonly string[];
  mostBytes: number;
  accept: string;
  signal: AbortSignal;
  /** Sent by POST; a GET without. */
  post?: { body: string; headers: Readonly<Record<string, string>> };
  /** Seconds for the whole exchange. */
  patience?: number;
}

const seconds = 1000;
const connectTime = 5;
const usualPatience = 20;

/**
 * Downloads an address that comes from outside, without letting it reach our own network (SSRF): only listed hosts by
 * https on its standard port, and only if all their addresses are public. The connection uses the checked addresses, and
 * no redirect is followed.
 */
export async function getOutside(target: OutsideTarget, outside: Outside = internet): Promise<Buffer> {
  const url = checkedUrl(target);
  const { patience = usualPatience } = target;
  const limit = outside.after(patience * seconds);
  const signal = AbortSignal.any([limit, target.signal]);
  try {
    const answer = await send(url, target, signal, outside);
    return await readBytes(answer, target.mostBytes);
  } catch (error) {
    if (target.signal.aborted) throw error;
    if (limit.aborted) throw new OutsideError(`It took longer than ${patience} seconds.`);
    throw explained(error);
  }
}

function checkedUrl({ address, hosts }: OutsideTarget): URL {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') {
    throw new OutsideError('It is no plain https address.', true);
  }
  if (!isListedHost(hosts, url.hostname)) throw new OutsideError(`Its host ${url.hostname} is not listed.`, true);
  return url;
}

function send(
  url: URL,
  { accept, post }: OutsideTarget,
  signal: AbortSignal,
  outside: Outside,
): Promise<IncomingMessage> {
  return new Promise((settle, fail) => {
    // The default agent would reuse a connection that was opened for another request.
    const pending = outside.request({
      host: url.hostname,
      path: url.pathname + url.search,
      method: post ? 'POST' : 'GET',
      headers: { accept, 'accept-encoding': 'identity', ...post?.headers },
      agent: false,
      signal,
      lookup: lookupOf(outside),
    });
    const connecting = outside.after(connectTime * seconds);
    const giveUp = () => pending.destroy(new OutsideError(`Its host did not answer within ${connectTime} seconds.`));
    connecting.addEventListener('abort', giveUp);
    pending.once('socket', (socket) =>
      socket.once('secureConnect', () => connecting.removeEventListener('abort', giveUp)),
    );
    // More errors may follow the first one, and an unhandled one would end the process.
    pending.once('response', settle).on('error', fail).end(post?.body);
  });
}

/** Gives the connection the checked addresses: a second lookup could answer differently (DNS rebinding). */
function lookupOf({ resolve, isPublic }: Outside): LookupFunction {
  const find = async (host: string) => {
    const [first, ...others] = await resolve(host);
    if (first && [first, ...others].every(({ address }) => isPublic(address))) return [first, ...others] as const;
    throw new OutsideError('Its host has an address that is not public.');
  };
  return (host, { all }, answer) => {
    find(host).then(
      (found) => (all ? answer(null, [...found]) : answer(null, found[0].address, found[0].family)),
      (error: unknown) => answer(error as Error, ''),
    );
  };
}

const gone = new Set([404, 410]);

async function readBytes(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const { statusCode = 0, headers } = answer;
  if (statusCode !== 200) {
    answer.destroy();
    if (headers.location) throw new OutsideError('Its host sends us elsewhere, which is not followed.');
    throw new OutsideError(`Its host answered ${statusCode}.`, gone.has(statusCode));
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    // Leaving the loop ends the connection.
    if (length > mostBytes) throw new OutsideError(`It is larger than ${mostBytes >> 20} MB.`, true);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function explained(error: unknown): unknown {
  if (error instanceof OutsideError) return error;
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? error : new OutsideError(`Its host could not be asked (${code}).`);
}
