import type { Log } from '../platform/log.ts';

const silence = () => undefined;

export const silentLog: Log = { debug: silence, info: silence, warn: silence, error: silence };
