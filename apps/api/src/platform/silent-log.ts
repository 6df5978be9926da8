import type { Log } from './log.ts';

const nothing = () => undefined;

/** For tests, where a warning is part of the scene. */
export const silentLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };
