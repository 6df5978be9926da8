import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy to a database, which can be interrupted. */
export interface Wire {
  /** The address of the database through the proxy. */
  url: string;
  /** Closes all connections and accepts no new one. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Drops all data from now on, but leaves the connections open. */
  silence(): void;
  stop(): Promise<void>;
}

export async function openWire(databaseUrl: string): Promise<Wire> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server: Server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => isSilent || to.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${own}`;
  const cut = async () => {
    const closed = new Promise((resolve) => void server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    url: url.href,
    cut,
    mend: () => listen(own),
    silence: () => void (isSilent = true),
    stop: cut,
  };
}
