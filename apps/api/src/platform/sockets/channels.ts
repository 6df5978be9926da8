import type { liveChannels, LiveEcho, LiveEvent, LiveWelcome } from '@seri/contract/events';
import type { Server, Socket } from 'socket.io';

/** The owner of a connection, known by its cookie alone, never by data the client sends. */
export interface SocketIdentity {
  accountId: number;
  signInId: string;
  /** Its own rooms, for as long as it is signed in, that of its account first. Granted rooms come and go. */
  audiences: readonly string[];
}

interface ServerToClient {
  [liveChannels.event]: (event: LiveEvent) => void;
  [liveChannels.echo]: (echo: LiveEcho) => void;
  [liveChannels.welcome]: (welcome: LiveWelcome) => void;
  [liveChannels.leaving]: () => void;
}

/** Clients send no events, and servers send none to each other. */
type NoEvents = Record<string, never>;

export interface SocketData {
  identity: SocketIdentity;
  /** The number of the latest lookup of its granted rooms; only that answer counts. */
  grants?: number;
  /** Its page holds the events up to this one, until it has been sent the rest. */
  since?: number | undefined;
  /** The packets that a returning connection missed, until its identity is known. */
  missed?: unknown[][];
}

export type LiveServer = Server<NoEvents, ServerToClient, NoEvents, SocketData>;
export type LiveSocket = Socket<NoEvents, ServerToClient, NoEvents, SocketData>;
