import { pino } from 'pino';
import type { Settings } from './config/settings.ts';

/** JSON lines on stdout. Headers, bodies and queries are never logged, because they may hold secrets. */
export interface Log {
  debug(data: object, message: string): void;
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}

/** Lines that wait for a full disk; later ones are dropped. */
const mostWaiting = 1024 * 1024;

export function openLog(settings: Pick<Settings, 'logLevel'>) {
  const output = pino.destination({ dest: 1, sync: true, maxLength: mostWaiting });
  // A line that cannot be written, on a full disk or a closed pipe, must not end the process.
  output.on('error', () => undefined);
  return pino(
    {
      level: settings.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: ['*.password', '*.token', '*.authorization', '*.cookie', '*.email'], censor: '…' },
    },
    output,
  );
}
