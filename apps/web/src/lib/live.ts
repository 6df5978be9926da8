import { type EventName, liveChannels, type LiveEcho, type LiveEvent, type LiveWelcome } from '@seri/contract/events';
import type { Renewal } from './client.ts';
import { createSequences } from './sequences.ts';

/** As much of a socket.io client socket as is used here. */
export interface LiveSocket {
  readonly id?: string | undefined;
  readonly active: boolean;
  on(channel: string, listener: (...values: never[]) => void): unknown;
  connect(): unknown;
  disconnect(): unknown;
}

export interface LiveOptions {
  open: () => Promise<LiveSocket>;
  /** Something was missed: whatever is shown and live must be asked for again. */
  refetch: () => void;
  onId: (id: string | undefined) => void;
  onServerTime: (now: string) => void;
  /** Who the server takes this page for. */
  onAudiences: (audiences: readonly string[]) => void;
  renew: () => Promise<Renewal>;
  after: (milliseconds: number, action: () => void) => void;
}

type Handler<Name extends EventName> = (data: LiveEvent<Name>['data']) => void;

export interface Live {
  on<Name extends EventName>(name: Name, handler: Handler<Name>): () => void;
  start(): Promise<void>;
  stop(): void;
}

/** Spread over two seconds, so that a restarted server is not met by everyone at once; longer after each denial. */
const returnDelay = (denials: number) => (200 + Math.random() * 1800) * 2 ** denials;
/** A door that stays shut after so many tries and renewals is shut for good. */
const denialsAtMost = 5;

export function createLive(options: LiveOptions): Live {
  const handlers = new Map<EventName, Set<(data: never) => void>>();
  let socket: LiveSocket | undefined;
  let wanted = false;
  /** Moves on with each start and stop: an opening that was overtaken is let go. */
  let generation = 0;

  const deliver = (event: LiveEvent) => {
    for (const handler of handlers.get(event.name) ?? []) handler(event.data as never);
  };
  const reconnect = (denials = 0) => options.after(returnDelay(denials), () => wanted && socket?.connect());

  const attach = (opened: LiveSocket) => {
    const sequences = createSequences();
    const moveOn = (event: LiveEcho) => {
      const step = sequences.take(event);
      if (step === 'gap') options.refetch();
      return step !== 'repeat';
    };
    let isLeaving = false;
    let denials = 0;
    opened.on(liveChannels.welcome, (welcome: LiveWelcome) => {
      isLeaving = false;
      denials = 0;
      options.onId(opened.id);
      options.onServerTime(welcome.now);
      options.onAudiences(Object.keys(welcome.audiences));
      if (sequences.welcome(welcome.audiences)) options.refetch();
    });
    opened.on(liveChannels.event, (event: LiveEvent) => {
      if (moveOn(event)) deliver(event);
    });
    opened.on(liveChannels.echo, moveOn);
    opened.on(liveChannels.leaving, () => {
      isLeaving = true;
    });
    opened.on('disconnect', () => {
      options.onId(undefined);
      // A server that says it leaves comes back; one that just closes the door meant this sign-in.
      if (isLeaving && !opened.active) reconnect();
    });
    opened.on('connect_error', () => {
      // Active means unreachable, and socket.io tries again by itself. Inactive means refused: the access cookie may have run out.
      if (opened.active) return;
      denials += 1;
      if (denials > denialsAtMost) return;
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
      if (wanted) return;
      wanted = true;
      generation += 1;
      const mine = generation;
      const opened = await options.open();
      if (generation !== mine) return;
      socket = opened;
      attach(opened);
      opened.connect();
    },
    stop() {
      wanted = false;
      generation += 1;
      socket?.disconnect();
      socket = undefined;
      options.onId(undefined);
    },
  };
}
