import { connect, type Socket } from 'node:net';
import type { FutureLot } from './admit-bidders.ts';

/**
 * Clients that bid and wait for their answers, in a separate process. It shares the processor with the server, so it
 * has to be cheap: each request is one string on a keep-alive connection.
 */
export interface Crowd {
  port: number;
  cookies: readonly string[];
  lots: readonly FutureLot[];
}

/**
 * The lot an account bids on: any, always its own (accounts share lots if there are fewer), or the same one for all.
 */
export type LotChoice = 'any' | 'own' | 'same';

export interface Order {
  clients: number;
  milliseconds: number;
  choice: LotChoice;
}

export interface Answers {
  /** Milliseconds of each accepted bid. */
  took: Float64Array;
  seconds: number;
  refused: number;
  refusal: string;
  /** Processor seconds used by this process. */
  processor: number;
}

interface HttpReply {
  status: number;
  body: string;
}

const kinds = 40;
const letters = ['A', 'B', 'C', 'D', 'E'];
let crowd: Crowd;
let turn = 0;

process.on('message', (message: Crowd | Order) => {
  if ('cookies' in message) crowd = message;
  else void bidAll(message).then((answers) => process.send?.(answers));
});

async function bidAll({ clients, milliseconds, choice }: Order): Promise<Answers> {
  const lines = await Promise.all(Array.from({ length: clients }, () => KeepAliveClient.open(crowd.port)));
  const took: number[] = [];
  let [refused, refusal] = [0, ''];
  const before = process.cpuUsage();
  const start = performance.now();
  const bidOn = async (line: KeepAliveClient) => {
    for (let from = performance.now(); from < start + milliseconds; from = performance.now()) {
      const { status, body } = await line.ask(requestOf(choice));
      if (status === 200) took.push(performance.now() - from);
      else {
        refused += 1;
        refusal ||= `${status} ${body}`;
      }
    }
  };
  await Promise.all(lines.map(bidOn));
  const seconds = (performance.now() - start) / 1_000;
  const { user, system } = process.cpuUsage(before);
  for (const line of lines) line.close();
  return { took: Float64Array.from(took), seconds, refused, refusal, processor: (user + system) / 1e6 };
}

/** Half of the bids have a group, and amounts rarely repeat. */
function requestOf(choice: LotChoice): string {
  turn += 1;
  const { cookies, lots, port } = crowd;
  const who = draw(cookies.length);
  const lot = lots[{ any: draw(lots.length), own: who % lots.length, same: 0 }[choice]] as FutureLot;
  const amount = lot.least + draw(kinds) * lot.step;
  const group = turn % 2 === 0 ? `"${letters[draw(letters.length)]}"` : 'null';
  const body = `{"carId":${lot.id},"amount":${amount},"lotType":"auction","bidGroup":${group},"bidType":1,"confirm":1}`;
  return (
    `POST /v1/bid/create HTTP/1.1\r\nhost: localhost:${port}\r\norigin: http://localhost:${port}\r\n` +
    `sec-fetch-site: same-origin\r\ncookie: ${cookies[who]}\r\nidempotency-key: ${process.pid}-${turn}\r\n` +
    `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
  );
}

const draw = (below: number) => Math.floor(Math.random() * below);

/** A keep-alive connection with one request at a time. */
class KeepAliveClient {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #answered = Promise.withResolvers<HttpReply>();

  private constructor(socket: Socket) {
    this.#socket = socket.setNoDelay();
    socket.on('data', (chunk) => this.#take(chunk));
    socket.on('close', () => this.#answered.reject(new Error('The server has closed the line.')));
  }

  static open(port: number): Promise<KeepAliveClient> {
    const opened = Promise.withResolvers<KeepAliveClient>();
    const socket = connect(port, 'localhost', () => opened.resolve(new KeepAliveClient(socket)));
    socket.on('error', opened.reject);
    return opened.promise;
  }

  ask(request: string): Promise<HttpReply> {
    this.#answered = Promise.withResolvers();
    this.#socket.write(request);
    return this.#answered.promise;
  }

  close(): void {
    this.#answered.promise.catch(() => {});
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const headEnd = this.#received.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const head = this.#received.toString('latin1', 0, headEnd);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    const end = headEnd + 4 + length;
    if (this.#received.length < end) return;
    const answer = { status: Number(head.slice(9, 12)), body: this.#received.toString('utf8', headEnd + 4, end) };
    this.#received = this.#received.subarray(end);
    this.#answered.resolve(answer);
  }
}
