import type { Log } from '@seri/api/platform/log';

const silence = () => undefined;

export const silentLog: Log = { debug: silence, info: silence, warn: silence, error: silence };
