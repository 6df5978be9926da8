import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { apiRoot, headers as names } from '@seri/contract/headers';

export interface Asked {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  cookie?: string;
  body?: unknown;
  accept?: string;
  /** Codes of refusals that belong to the day, such as that of a bid which somebody has changed meanwhile. */
  refusals?: readonly string[];
}

interface PortalAnswer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  bytes: Buffer;
}

/** The product as its visitors see it. It counts what it was asked, and what failed. */
export class SoakedPortal {
  readonly #url: string;
  readonly #agent: Agent;
  asked = 0;
  refused = 0;
  readonly failures = new Map<string, number>();

  constructor(url: string, connections: number) {
    this.#url = url;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** The answer of a call under `/v1`; undefined if it was refused or failed. */
  async read<Answer>(path: string, asked: Asked = {}): Promise<Answer | undefined> {
    const answer = await this.fetch(apiRoot + path, asked);
    return answer && (JSON.parse(answer.bytes.toString()) as Answer);
  }

  /** Bytes as they come, of an answer that nobody has to understand. */
  async fetch(path: string, asked: Asked = {}): Promise<PortalAnswer | undefined> {
    this.asked += 1;
    const answer = await this.#send(path, asked).catch((error: Error) => error.message);
    if (typeof answer !== 'string' && answer.status < 300) return answer;
    this.#note(path, answer, asked.refusals ?? []);
    return undefined;
  }

  close(): void {
    this.#agent.destroy();
  }

  #note(path: string, answer: PortalAnswer | string, refusals: readonly string[]): void {
    const text = typeof answer === 'string' ? answer : answer.bytes.toString();
    const [, code = ''] = /"code":"(\w+)"/.exec(text) ?? [];
    if (refusals.includes(code)) {
      this.refused += 1;
      return;
    }
    const status = typeof answer === 'string' ? 'no answer' : answer.status;
    const failure = `${path.replace(/\?.*|\d+/g, '…')}: ${status} ${code || text.slice(0, 80)}`;
    this.failures.set(failure, (this.failures.get(failure) ?? 0) + 1);
  }

  #send(path: string, { method = 'GET', cookie, body, accept }: Asked): Promise<PortalAnswer> {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      // Asked for whole where it is read: unpacking would cost the processor that the product needs.
      ...(accept ? { accept, 'accept-encoding': 'br' } : {}),
      ...(cookie && { cookie }),
      ...(sent !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
      ...(method !== 'GET' && { [names.idempotencyKey]: randomUUID() }),
    };
    return new Promise((resolve, reject) => {
      const asking = request(this.#url + path, { method, headers, agent: this.#agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }),
        );
      });
      asking.on('error', reject);
      asking.end(sent);
    });
  }
}
