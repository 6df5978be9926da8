import { once } from 'node:events';
import { createServer } from 'node:https';
import { type RequestOptions, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { OutsideService } from '../platform/config/settings.ts';
import { providerHeaders, signatureOf } from '../platform/outside/ask-provider.ts';
import type { Outside } from '../platform/outside/get-outside.ts';
import { selfSigned } from './self-signed.ts';

const host = 'provider.example';

export interface FakeProvider {
  service: OutsideService;
  /** The network in which it stands. */
  outside: Outside;
  /** The questions whose signature was right. */
  questions: unknown[];
  /** The next answers; the last one stays. */
  answers: { status: number; body: string }[];
  /** While it is set, no answer comes. */
  isSilent: boolean;
  /** Ends the time that an answer may take. */
  timeOut: () => void;
  stop: () => Promise<void>;
}

/** A provider as docs/providers.md describes it. It answers 401 to a wrong signature. */
export async function startFakeProvider(): Promise<FakeProvider> {
  const certificate = selfSigned(host);
  const key = 'a key of thirty-two characters, or more';
  const alarms: AbortController[] = [];
  const server = createServer(certificate, (incoming, response) => {
    void text(incoming).then((body) => {
      const { [providerHeaders.timestamp]: timestamp, [providerHeaders.signature]: signature } = incoming.headers;
      const isSigned = signature === signatureOf(key, String(timestamp), body);
      if (!isSigned || incoming.method !== 'POST') return response.writeHead(401).end();
      fake.questions.push(JSON.parse(body));
      if (fake.isSilent) return undefined;
      const next = fake.answers.length > 1 ? fake.answers.shift() : fake.answers[0];
      return response.writeHead(next?.status ?? 500).end(next?.body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const fake: FakeProvider = {
    service: { address: `https://${host}/seri`, key },
    outside: {
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      isPublic: () => true,
      request: ((options: RequestOptions) => request({ ...options, port, ca: certificate.cert })) as Outside['request'],
      after: () => {
        const alarm = new AbortController();
        alarms.push(alarm);
        return alarm.signal;
      },
    },
    questions: [],
    answers: [],
    isSilent: false,
    timeOut: () => alarms.forEach((alarm) => alarm.abort()),
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return fake;
}
