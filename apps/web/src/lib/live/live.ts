import {
  type EventName,
  liveChannels,
  liveCrowded,
  type LiveEcho,
  type LiveEvent,
  type LiveHello,
  type LiveWelcome,
} from '@seri/contract/events';
import type { RenewalOutcome } from '../calls/client.ts';
import { createSequences } from './sequences.ts';

/** The part of a socket.io client socket that is used here. */
export interface ClientSocket {
  readonly id?: string | undefined;
  readonly active: boolean;
  on(channel: string, listener: (...values: never[]) => void): unknown;
  connect(): unknown;
  disconnect(): unknown;
}

export interface LiveOptions {
  /** `hello` is called at each connect. */
  open: (hello: () => LiveHello) => Promise<ClientSocket>;
  /** The number up to which all that the page has read holds the events. */
  since: () => number | undefined;
  /** Called when events were missed: all live queries must be fetched again. */
  refetch: () => void;
  onId: (id: string | undefined) => void;
  onServerTime: (now: string) => void;
  /** Receives the audiences to which the server has subscribed this page. */
  onAudiences: (audiences: readonly string[]) => void;
  renew: () => Promise<RenewalOutcome>;
  after: (milliseconds: number, action: () => void) => void;
}

type Handler<Name extends EventName> = (data: LiveEvent<Name>['data']) => void;

export interface Live {
  on<Name extends EventName>(name: Name, handler: Handler<Name>): () => void;
  start(): Promise<void>;
  stop(): void;
}

/** Spread over two seconds, so that clients do not all reconnect at once after a restart. Doubles with each denial. */
const reconnectDelay = (denials: number) => (200 + Math.random() * 1800) * 2 ** denials;
/** After this many denials in a row, each followed by a renewal, the connection gives up. */
const maxDenials = 5;
/** An account with too many connections fetches its data again this often, until one is free. */
const crowdedPause = 30_000;

export function createLive(options: LiveOptions): Live {
  const handlers = new Map<EventName, Set<(data: never) => void>>();
  let socket: ClientSocket | undefined;
  let isStarted = false;
  /** Grows with each start and stop, so that an overtaken opening is dropped. */
  let generation = 0;
  /** Sent at the next connect, until the first welcome. */
  let hello: LiveHello = {};

  const deliver = (event: LiveEvent) => {
    for (const handler of handlers.get(event.name) ?? []) handler(event.data as never);
  };
  const reconnect = (denials = 0) => options.after(reconnectDelay(denials), () => isStarted && socket?.connect());

  const attach = (opened: ClientSocket) => {
    const sequences = createSequences(hello.since);
    const advance = (event: LiveEcho) => {
      const step = sequences.take(event);
      if (step === 'gap') options.refetch();
      return step !== 'repeat';
    };
    let isLeaving = false;
    let denials = 0;
    opened.on(liveChannels.welcome, (welcome: LiveWelcome) => {
      isLeaving = false;
      denials = 0;
      hello = {};
      options.onId(opened.id);
      options.onServerTime(welcome.now);
      options.onAudiences(Object.keys(welcome.audiences));
      if (sequences.welcome(welcome.audiences)) options.refetch();
    });
    opened.on(liveChannels.event, (event: LiveEvent) => {
      if (advance(event)) deliver(event);
    });
    opened.on(liveChannels.echo, advance);
    opened.on(liveChannels.leaving, () => {
      isLeaving = true;
    });
    opened.on('disconnect', () => {
      options.onId(undefined);
      // An announced leave is a restart. A disconnect without one ended this sign-in.
      if (isLeaving && !opened.active) reconnect();
    });
    opened.on('connect_error', ({ message }: Error) => {
      // Active: unreachable, socket.io retries by itself. Inactive: refused, perhaps because the access cookie expired.
      if (opened.active) return;
      if (message === liveCrowded) {
        options.refetch();
        return options.after(crowdedPause, () => isStarted && opened.connect());
      }
      denials += 1;
      if (denials > maxDenials) return;
      void options.renew().then((outcome) => outcome !== 'ended' && reconnect(denials));
    });
  };

  return {
    on(name, handler) {
      const set = handlers.get(name) ?? new Set();
      handlers.set(name, set.add(handler));
      return () => set.delete(handler);
    },
    async start() {
      if (isStarted) return;
      isStarted = true;
      generation += 1;
      const ownGeneration = generation;
      const opened = await options.open(() => hello);
      if (generation !== ownGeneration) return;
      hello = { since: options.since() };
      socket = opened;
      attach(opened);
      opened.connect();
    },
    stop() {
      isStarted = false;
      generation += 1;
      socket?.disconnect();
      socket = undefined;
      options.onId(undefined);
    },
  };
}
