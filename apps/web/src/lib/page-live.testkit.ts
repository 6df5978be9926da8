import type { EventName } from '@seri/contract/events';

type Handler = (event: object) => void;

const handlers = new Map<EventName, Handler>();

/** In place of the page's connection, for `vi.mock`: a test says what comes. */
export const live = {
  on(name: EventName, handler: Handler): () => void {
    handlers.set(name, handler);
    return () => handlers.delete(name);
  },
};

export const hear = (name: EventName, event: object): void => handlers.get(name)?.(event);
export const listenedTo = (): EventName[] => [...handlers.keys()];
