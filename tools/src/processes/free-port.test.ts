import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { anyFreePort, choosePort } from './free-port.ts';

const host = '127.0.0.1';
let server: Server | undefined;
afterEach(() => void server?.close());

async function occupiedPort(): Promise<number> {
  const port = await anyFreePort();
  server = createServer();
  await new Promise<void>((resolve) => server?.listen({ port, host: '127.0.0.1' }, resolve));
  return port;
}

it('a taken default port gives way to the next free one', async () => {
  const port = await occupiedPort();
  expect(await choosePort({ port, isPortChosen: false, host })).toBeGreaterThan(port);
});

it('a taken chosen port ends in a sentence', async () => {
  const port = await occupiedPort();
  await expect(choosePort({ port, isPortChosen: true, host })).rejects.toThrow(
    `Port ${port} is taken: stop the program that uses it or set PORT to another one.`,
  );
});

it('a free port is used as it is', async () => {
  const port = await anyFreePort();
  expect(await choosePort({ port, isPortChosen: true, host })).toBe(port);
});

it('a HOST that this machine does not have ends in a sentence', async () => {
  const settings = { port: 3000, isPortChosen: false, host: '192.0.2.1' };
  await expect(choosePort(settings)).rejects.toThrow(
    'HOST is "192.0.2.1", which is no address of this machine: correct it.',
  );
});
