import { pino } from 'pino';
import type { Settings } from './config/settings.ts';

/** JSON lines on stdout. Headers, bodies and queries are never logged, because they may hold secrets. */
export interface Log {
  debug(data: object, message: string): void;
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}

export function openLog(settings: Pick<Settings, 'logLevel'>) {
  return pino({
    level: settings.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['*.password', '*.token', '*.authorization', '*.cookie', '*.email'], censor: '…' },
  });
}
