import { createServer } from 'node:net';
import { codeOf, Failure } from './failure.ts';

const PORTS_TO_TRY = 50;

type PortWish = { port: number; isPortChosen: boolean; addresses: readonly string[] };

/** The addresses the product listens on: it stays on the loopback unless HOST is set. */
export function listenAddresses(host: string | undefined): readonly string[] {
  return host ? [host] : ['127.0.0.1', '::1'];
}

export async function choosePort({ port, isPortChosen, addresses }: PortWish): Promise<number> {
  for (let candidate = port; candidate < port + PORTS_TO_TRY && candidate <= 65_535; candidate += 1) {
    if (await isFree(candidate, addresses)) return candidate;
    if (isPortChosen)
      throw new Failure(`Port ${port} is taken: stop the program that uses it or set PORT to another one.`);
  }
  throw new Failure(`Ports ${port} to ${port + PORTS_TO_TRY - 1} are all taken: set PORT to a free one.`);
}

async function isFree(port: number, addresses: readonly string[]): Promise<boolean> {
  for (const address of addresses) {
    const refusal = await tryListen(port, address);
    if (refusal === 'EACCES') throw new Failure(`Port ${port} needs more rights: set PORT to a number above 1023.`);
    if (refusal === 'EADDRINUSE') return false;
  }
  return true;
}

/** Any other refusal (no IPv6, an unknown host) is the product's to explain: it does not mean that the port is taken. */
function tryListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(codeOf(error)));
    server.listen({ port, host, ipv6Only: host === '::' }, () => server.close(() => resolve(undefined)));
  });
}

export function anyFreePort(host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port: 0, host }, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
