import { Agent, request as openRequest } from 'node:http';
import type { FuzzRequest } from '../requests/fuzz-request.ts';

export interface FuzzAnswer {
  /** 0 if the connection ended without an answer. */
  status: number;
  /** The code of a refusal. */
  code: string;
  /** The whole body of a refusal, the beginning of any other. */
  text: string;
  cookies: readonly string[];
  milliseconds: number;
}

export const mostAtOnce = 24;
const agent = new Agent({ keepAlive: true, maxSockets: mostAtOnce });
const longestAnswer = 60_000;
const keptText = 20_000;

/** Sends the request as it is. What the runtime itself refuses to send counts as unsent, with the status -1. */
export function sendRequest(
  url: string,
  sent: FuzzRequest,
  headers: Readonly<Record<string, string>>,
): Promise<FuzzAnswer> {
  const startedAt = performance.now();
  const answered = (answer: Partial<FuzzAnswer>): FuzzAnswer => ({
    status: 0,
    code: '',
    text: '',
    cookies: [],
    ...answer,
    milliseconds: performance.now() - startedAt,
  });
  return new Promise((resolve) => {
    const failed = (error: Error) => resolve(answered({ text: String(error) }));
    const { body } = sent;
    const bytes = body === undefined ? undefined : Buffer.from(body, 'utf8');
    const length = bytes && { 'content-length': String(bytes.length) };
    try {
      const { hostname, port } = new URL(url);
      const options = { agent, hostname, port, method: sent.method, path: sent.target, timeout: longestAnswer };
      const outgoing = openRequest({ ...options, headers: { ...length, ...headers } }, (incoming) => {
        const kept: Buffer[] = [];
        let size = 0;
        incoming.on('data', (chunk: Buffer) => {
          if (size < keptText || Number(incoming.statusCode) >= 400) kept.push(chunk);
          size += chunk.length;
        });
        incoming.on('error', failed);
        incoming.on('end', () => {
          const text = Buffer.concat(kept).toString('utf8');
          const status = incoming.statusCode ?? 0;
          const code = status >= 400 ? codeOf(text) : '';
          resolve(answered({ status, code, text, cookies: incoming.headers['set-cookie'] ?? [] }));
        });
      });
      outgoing.on('error', failed);
      outgoing.on('timeout', () => outgoing.destroy(new Error('no answer within a minute')));
      outgoing.end(bytes);
    } catch (error) {
      resolve(answered({ status: -1, text: String(error) }));
    }
  });
}

function codeOf(text: string): string {
  try {
    const { code } = JSON.parse(text) as { code?: unknown };
    return typeof code === 'string' ? code : '';
  } catch {
    return '';
  }
}
