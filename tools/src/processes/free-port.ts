import { createServer } from 'node:net';
import { codeOf, Failure } from '../output/failure.ts';

const PORTS_TO_TRY = 50;
const LOOPBACK = ['127.0.0.1', '::1'];

type PortSettings = { port: number; isPortChosen: boolean; host: string | undefined };

/** The port to listen on, on HOST or else on both loopback addresses, as the product does. */
export async function choosePort({ port, isPortChosen, host }: PortSettings): Promise<number> {
  for (let candidate = port; candidate < port + PORTS_TO_TRY && candidate <= 65_535; candidate += 1) {
    if (await isFree(candidate, host)) return candidate;
    if (isPortChosen) {
      throw new Failure(`Port ${port} is taken: stop the program that uses it or set PORT to another one.`);
    }
  }
  throw new Failure(`Ports ${port} to ${port + PORTS_TO_TRY - 1} are all taken: set PORT to a free one.`);
}

async function isFree(port: number, host: string | undefined): Promise<boolean> {
  for (const address of host ? [host] : LOOPBACK) {
    const refusal = await tryListen(port, address);
    if (refusal === 'EACCES') throw new Failure(`Port ${port} needs more rights: set PORT to a number above 1023.`);
    if (refusal === 'EADDRINUSE') return false;
    // Without HOST a machine may well lack one of the two loopback addresses.
    if (refusal && host) throw new Failure(`HOST is "${host}", which is no address of this machine: correct it.`);
  }
  return true;
}

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
