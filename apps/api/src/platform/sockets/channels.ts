import type { liveChannels, LiveEcho, LiveEvent, LiveWelcome } from '@seri/contract/events';
import type { Server, Socket } from 'socket.io';

/** Who holds a connection: told by its cookie alone, never by what it says. */
export interface Identity {
  accountId: number;
  signInId: string;
  /** Its own rooms, for as long as it is signed in; those that it is granted come and go. */
  audiences: readonly string[];
}

interface ServerToClient {
  [liveChannels.event]: (event: LiveEvent) => void;
  [liveChannels.echo]: (echo: LiveEcho) => void;
  [liveChannels.welcome]: (welcome: LiveWelcome) => void;
  [liveChannels.leaving]: () => void;
}

/** Nothing comes from a client, and nothing goes from server to server. */
type Nothing = Record<string, never>;

export interface SocketData {
  identity: Identity;
  /** How often its rooms were asked for: only the last answer counts. */
  grants?: number;
  /** What a returning connection missed, until it is known who returns. */
  missed?: unknown[][];
}

export type LiveServer = Server<Nothing, ServerToClient, Nothing, SocketData>;
export type LiveSocket = Socket<Nothing, ServerToClient, Nothing, SocketData>;
