import type { EventName } from '@seri/contract/events';

const handlers = new Map<EventName, (event: object) => void>();

const fakeLive = {
  on(name: EventName, handler: (event: object) => void): () => void {
    handlers.set(name, handler);
    return () => handlers.delete(name);
  },
};

/** `vi.mock` replaces `page-live.ts` by this file, so the name has to be the same. */
export { fakeLive as live };

export const emitLive = (name: EventName, event: object): void => handlers.get(name)?.(event);
export const subscribedEvents = (): EventName[] => [...handlers.keys()];
