import { once } from 'node:events';
import { createServer, request, type RequestOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { VisionService } from '../platform/config/settings.ts';
import type { Outside } from '../platform/outside/get-outside.ts';
import { selfSigned } from './self-signed.ts';

const host = 'vision.example';

export interface FakeVision {
  service: VisionService;
  /** The network in which it stands. */
  outside: Outside;
  /** The questions that came with its key. */
  questions: unknown[];
  /** The next answers; the last one stays. */
  answers: { status: number; body: string }[];
  stop: () => void;
}

/** A vision service with the call of OpenAI. It answers 401 to another key. */
export async function startFakeVision(): Promise<FakeVision> {
  const certificate = selfSigned(host);
  const service = { address: `https://${host}/v1/chat/completions`, key: 'a key of this test', model: 'sees' };
  const server = createServer(certificate, (incoming, response) => {
    void text(incoming).then((body) => {
      if (incoming.headers.authorization !== `Bearer ${service.key}`) return response.writeHead(401).end();
      fake.questions.push(JSON.parse(body));
      const next = fake.answers.length > 1 ? fake.answers.shift() : fake.answers[0];
      return response.writeHead(next?.status ?? 500).end(next?.body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const fake: FakeVision = {
    service,
    outside: {
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      isPublic: () => true,
      request: ((options: RequestOptions) => request({ ...options, port, ca: certificate.cert })) as Outside['request'],
      after: () => new AbortController().signal,
    },
    questions: [],
    answers: [],
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return fake;
}
