import { Logger } from 'graphile-worker';
import type { Log } from '../log.ts';

/** Logs the queue's own messages. A job's failure is logged by its runner, which knows the job, without the payload. */
export function queueLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    if (meta['failure'] === true || level === 'debug') return;
    const firstLine = withoutSecrets(message.split('\n', 1)[0] ?? '');
    if (level === 'info') log.debug({ queue: firstLine }, 'job queue');
    else log.warn({ queue: firstLine }, 'job queue');
  });
}

export function reasonOf(error: unknown): string {
  return withoutSecrets(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
}

/** Removes the word before an @: the password of an address, the name of a mailbox. */
function withoutSecrets(text: string): string {
  return text.replaceAll(/[^\s/<>"'(]+@/g, '…@').slice(0, 500);
}
