import pg from 'pg';
import { isTransactionConflict } from './transaction.ts';

/** The connection broke while a COMMIT was on its way: nobody knows whether the transaction was written. */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('The connection broke at the commit.', { cause });
  }
}

/**
 * The classes of PostgreSQL's codes with which it says that it cannot serve now: lost connection, lack of disk, memory or
 * connections, shutdown, failure of the disk; and single codes: read-only, idle or open for too long, cancelled.
 */
const outageCodes = /^(08...|53...|57P..|58...|25006|25P03|25P04|57014)$/;
const networkCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'];
const diskCodes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'];
const systemCodes = new Set([...networkCodes, ...diskCodes]);
/** The messages of pg and Kysely that have no code. */
const lostConnection =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client (has encountered|was closed)|Postgres connection has been discarded|Query read timeout)/;

/** The database or the disk is away, or cannot do this now: the same request may succeed in a moment. */
export function isOutage(error: Error & { code?: unknown }): boolean {
  const code = typeof error.code === 'string' ? error.code : '';
  return (
    outageCodes.test(code) ||
    systemCodes.has(code) ||
    lostConnection.test(error.message) ||
    isTransactionConflict(error)
  );
}

/** An error that the database itself reports at the commit means a rollback, unless it says that the connection ends. */
export const isRolledBack = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !/^(08|57P)/.test(error.code ?? '08');
