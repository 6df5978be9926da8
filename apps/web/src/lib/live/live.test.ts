import { liveCrowded, type LiveHello } from '@seri/contract/events';
import { describe, expect, it, vi } from 'vitest';
import { createLive } from './live.ts';
import { createSequences } from './sequences.ts';

function setUp(renewal: 'renewed' | 'ended' | 'failed' = 'renewed', since?: number) {
  const listeners = new Map<string, (...values: never[]) => void>();
  const socket = {
    id: 'socket-1',
    active: true,
    on: (channel: string, listener: (...values: never[]) => void) => listeners.set(channel, listener),
    connect: vi.fn<() => void>(),
    disconnect: vi.fn<() => void>(),
  };
  const options = {
    open: vi.fn<(hello: () => LiveHello) => Promise<typeof socket>>(async () => socket),
    since: () => since,
    refetch: vi.fn<() => void>(),
    onId: vi.fn<(id: string | undefined) => void>(),
    onServerTime: vi.fn<(now: string) => void>(),
    onAudiences: vi.fn<(audiences: readonly string[]) => void>(),
    renew: vi.fn<() => Promise<typeof renewal>>(async () => renewal),
    after: (_: number, action: () => void) => action(),
  };
  const live = createLive(options);
  const emit = (channel: string, value?: unknown) => listeners.get(channel)?.(value as never);
  const welcome = (sequence: number) =>
    emit('welcome', { audiences: { 'account:1': sequence }, now: '2026-11-21T00:00:00Z' });
  const event = (sequence: number, previous: number) =>
    emit('event', {
      audience: 'account:1',
      sequence,
      previous,
      name: 'favourite.changed',
      data: { lotId: sequence, group: 'A' },
    });
  return { socket, options, live, emit, welcome, event };
}

describe('the live connection', () => {
  it('delivers each event once to the handlers of its name', async () => {
    const { live, welcome, event } = setUp();
    const listener = vi.fn<(data: { lotId: number }) => void>();
    live.on('favourite.changed', listener);
    await live.start();
    welcome(4);
    event(5, 4);
    event(5, 4);
    expect(listener.mock.calls).toEqual([[{ lotId: 5, group: 'A' }]]);
  });

  it('refetches on a gap and still delivers the event', async () => {
    const { live, options, welcome, event } = setUp();
    const listener = vi.fn<() => void>();
    live.on('favourite.changed', listener);
    await live.start();
    welcome(4);
    options.refetch.mockClear();
    event(7, 6);
    expect(options.refetch).toHaveBeenCalledOnce();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('counts an echo of its own change, so that the next event is not a gap', async () => {
    const { live, options, emit, welcome, event } = setUp();
    await live.start();
    welcome(4);
    options.refetch.mockClear();
    emit('echo', { audience: 'account:1', sequence: 5, previous: 4 });
    event(6, 5);
    expect(options.refetch).not.toHaveBeenCalled();
  });

  it('refetches after a reconnect that missed something, and only then', async () => {
    const { live, options, welcome } = setUp();
    await live.start();
    welcome(4);
    options.refetch.mockClear();
    welcome(4);
    expect(options.refetch).not.toHaveBeenCalled();
    welcome(6);
    expect(options.refetch).toHaveBeenCalledOnce();
  });

  it('says at its first connect up to where the page was read, and refetches only what came later', async () => {
    const { live, options, welcome, event } = setUp('renewed', 4);
    await live.start();
    const hello = () => options.open.mock.lastCall?.[0]();
    expect(hello()).toEqual({ since: 4 });
    event(6, 3);
    welcome(6);
    expect(options.refetch).not.toHaveBeenCalled();
    expect(hello()).toEqual({});
    welcome(7);
    expect(options.refetch).toHaveBeenCalledOnce();
  });

  it('refetches at its first welcome if it was not sent what came after the page was read', async () => {
    const { live, options, welcome } = setUp('renewed', 4);
    await live.start();
    welcome(6);
    expect(options.refetch).toHaveBeenCalledOnce();
  });

  it('publishes its id while connected, and the server time on welcome', async () => {
    const { live, options, emit, welcome } = setUp();
    await live.start();
    welcome(1);
    emit('disconnect');
    expect(options.onId.mock.calls).toEqual([['socket-1'], [undefined]]);
    expect(options.onServerTime).toHaveBeenCalledWith('2026-11-21T00:00:00Z');
    expect(options.onAudiences).toHaveBeenCalledWith(['account:1']);
  });

  it('reconnects after the server announced that it leaves, not after a plain disconnect', async () => {
    const { live, socket, emit, welcome } = setUp();
    await live.start();
    welcome(1);
    socket.active = false;
    socket.connect.mockClear();
    emit('disconnect');
    expect(socket.connect).not.toHaveBeenCalled();
    emit('leaving');
    emit('disconnect');
    expect(socket.connect).toHaveBeenCalledOnce();
  });

  it('renews the sign-in when refused and gives up if the sign-in has ended', async () => {
    const renewed = setUp();
    await renewed.live.start();
    renewed.socket.active = false;
    renewed.socket.connect.mockClear();
    renewed.emit('connect_error', new Error('NOT_SIGNED_IN'));
    await vi.waitFor(() => expect(renewed.socket.connect).toHaveBeenCalledOnce());

    const ended = setUp('ended');
    await ended.live.start();
    ended.socket.active = false;
    ended.socket.connect.mockClear();
    ended.emit('connect_error', new Error('NOT_SIGNED_IN'));
    await vi.waitFor(() => expect(ended.options.renew).toHaveBeenCalledOnce());
    expect(ended.socket.connect).not.toHaveBeenCalled();
  });

  it('renews at the first refusal even after many failed attempts to reach the server', async () => {
    const { live, socket, options, emit } = setUp();
    await live.start();
    for (let attempt = 0; attempt < 5; attempt += 1) emit('connect_error', new Error('NOT_SIGNED_IN'));
    expect(options.renew).not.toHaveBeenCalled();
    socket.active = false;
    emit('connect_error', new Error('NOT_SIGNED_IN'));
    expect(options.renew).toHaveBeenCalledOnce();
  });

  it('gives up after five refusals in a row', async () => {
    const { live, socket, options, emit } = setUp();
    await live.start();
    socket.active = false;
    for (let attempt = 0; attempt < 7; attempt += 1) emit('connect_error', new Error('NOT_SIGNED_IN'));
    expect(options.renew).toHaveBeenCalledTimes(5);
  });

  it('refused because its account has too many, fetches the data again and tries later', async () => {
    const { live, socket, options, emit } = setUp();
    await live.start();
    socket.active = false;
    socket.connect.mockClear();
    emit('connect_error', new Error(liveCrowded));
    expect(options.renew).not.toHaveBeenCalled();
    expect(options.refetch).toHaveBeenCalledOnce();
    expect(socket.connect).toHaveBeenCalledOnce();
  });

  it('opens one socket when it is stopped and started while its code loads', async () => {
    const { live, socket } = setUp();
    const first = live.start();
    live.stop();
    await Promise.all([first, live.start()]);
    expect(socket.connect).toHaveBeenCalledOnce();
  });

  it('never opens when it is stopped while its code loads', async () => {
    const { live, socket } = setUp();
    const starting = live.start();
    live.stop();
    await starting;
    expect(socket.connect).not.toHaveBeenCalled();
  });
});

describe('the sequence of an audience', () => {
  it('that is unknown starts with its first event', () => {
    expect(createSequences().take({ audience: 'a', sequence: 9, previous: 8 })).toBe('next');
  });

  it('is independent of other audiences', () => {
    const sequences = createSequences();
    sequences.welcome({ a: 1, b: 5 });
    expect(sequences.take({ audience: 'a', sequence: 2, previous: 1 })).toBe('next');
    expect(sequences.take({ audience: 'b', sequence: 5, previous: 4 })).toBe('repeat');
  });

  it('starts where the page was read, until the first welcome', () => {
    const sequences = createSequences(4);
    expect(sequences.take({ audience: 'a', sequence: 3, previous: 2 })).toBe('repeat');
    expect(sequences.take({ audience: 'a', sequence: 9, previous: 5 })).toBe('gap');
    expect(sequences.welcome({ a: 9, b: 4 })).toBe(false);
    expect(sequences.welcome({ a: 9, b: 4, c: 4 })).toBe(true);
  });
});
