import { type LookupAddress, promises as dns } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isListedHost } from './host-list.ts';
import { isPublicAddress } from './public-address.ts';

/** Why nothing came, in a sentence; `isFinal` where asking again cannot help. */
export class OutsideError extends Error {
  readonly isFinal: boolean;

  constructor(message: string, isFinal = false, options?: ErrorOptions) {
    super(message, options);
    this.isFinal = isFinal;
  }
}

/** What a request needs of the world around it. */
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

export interface Wish {
  address: string;
  /** Nobody else is asked. */
  hosts: readonly string[];
  mostBytes: number;
  accept: string;
  signal: AbortSignal;
}

const seconds = 1000;
const connectTime = 5;
const wholeTime = 20;

/**
 * The bytes behind an address that somebody else has given us. It must not make us ask our own network: only named hosts
 * by https on its own port, each of whose addresses is public; the connection goes to the very addresses that were
 * checked, and nothing is followed from there.
 */
export async function getOutside(wish: Wish, outside: Outside = internet): Promise<Buffer> {
  const url = checkedUrl(wish);
  const limit = outside.after(wholeTime * seconds);
  const signal = AbortSignal.any([limit, wish.signal]);
  try {
    const answer = await ask(url, wish.accept, signal, outside);
    return await readBytes(answer, wish.mostBytes);
  } catch (error) {
    if (wish.signal.aborted) throw error;
    if (limit.aborted) throw new OutsideError(`It took longer than ${wholeTime} seconds.`);
    throw reasoned(error);
  }
}

function checkedUrl({ address, hosts }: Wish): URL {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') {
    throw new OutsideError('It is no plain https address.', true);
  }
  if (!isListedHost(hosts, url.hostname)) throw new OutsideError(`Its host ${url.hostname} is not listed.`, true);
  return url;
}

function ask(url: URL, accept: string, signal: AbortSignal, outside: Outside): Promise<IncomingMessage> {
  return new Promise((settle, fail) => {
    // Without an agent of its own it would go by a connection that was opened for another request.
    const asked = outside.request({
      host: url.hostname,
      path: url.pathname + url.search,
      headers: { accept, 'accept-encoding': 'identity' },
      agent: false,
      signal,
      lookup: lookupOf(outside),
    });
    const connecting = outside.after(connectTime * seconds);
    const giveUp = () => asked.destroy(new OutsideError(`Its host did not answer within ${connectTime} seconds.`));
    connecting.addEventListener('abort', giveUp);
    asked.once('socket', (socket) =>
      socket.once('secureConnect', () => connecting.removeEventListener('abort', giveUp)),
    );
    // Errors may follow the first, and one that nobody hears would end the process.
    asked.once('response', settle).on('error', fail).end();
  });
}

/** The connection takes its addresses from here and asks no name server again, which could say something else by then. */
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
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    length += piece.length;
    // Leaving the loop ends the connection.
    if (length > mostBytes) throw new OutsideError(`It is larger than ${mostBytes >> 20} MB.`, true);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function reasoned(error: unknown): unknown {
  if (error instanceof OutsideError) return error;
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? error : new OutsideError(`Its host could not be asked (${code}).`);
}
