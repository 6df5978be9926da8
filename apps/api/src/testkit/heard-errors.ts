import type { EventEmitter } from 'node:events';
import type { Database } from '../platform/database/database.ts';

/** The codes of all errors that databases answer from now on: a deadlock is tried again, and no caller hears of it. */
export function hearErrors(databases: readonly Database[]): string[] {
  const errors: string[] = [];
  for (const database of databases) {
    // The connections from before are opened anew, so that all of them are listened to.
    database.cut();
    database.pool.on('connect', (client) => {
      const { connection } = client as unknown as { connection: EventEmitter };
      connection.on('errorMessage', ({ code }: { code: string }) => errors.push(code));
    });
  }
  return errors;
}
