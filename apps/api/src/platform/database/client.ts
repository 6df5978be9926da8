import pg from 'pg';
import { afterReading } from '../after-reading.ts';
import { isRolledBack, OutcomeUnknown } from './outages.ts';
import { nameOfPrepared } from './prepared-statements.ts';

/** A transaction holds locks for others: it ends after these milliseconds without a statement, or with a slow one. */
const stepLimit = 5_000;
/** A transaction of many quick statements ends too. */
const transactionLimit = 10_000;
/** A frozen server runs no timer, so the client gives up by itself, a moment later. */
const leeway = 1_000;
const firstVersionWithTransactionTimeout = 17;
/** A statement outside transactions is cancelled by the server after this time, or else its connection is ended here. */
export const statementLimit = 30_000;
const notAnswered = 'Query read timeout';

/**
 * A connection of the pool. It adds the names of prepared statements, and bounds every transaction, on the server and
 * here. Work that takes longer has a connection of its own (`withOwnConnection`) or states its limits, as mails do.
 */
export class PooledClient extends pg.Client {
  #version = 0;
  #stopWatch: () => void = () => undefined;

  constructor(config?: pg.ClientConfig) {
    super({ ...config, query_timeout: statementLimit + leeway });
    partsOf(this).connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
      if (parameterName === 'server_version') this.#version = Number.parseInt(parameterValue, 10);
    });
    this.on('end', () => this.#stopWatch());
  }

  override query(...sent: unknown[]): never {
    const [text, values, ...rest] = sent;
    if (text === 'begin') return this.#begin();
    if (text === 'commit' || text === 'rollback') return this.#end(text);
    const name = nameOfPrepared(text);
    return this.#send(...(name === undefined ? sent : [{ name, text, values }, ...rest]));
  }

  #send(...sent: unknown[]): never {
    const result: unknown = super.query(...(sent as [string]));
    // After its own timeout pg would use the connection again, behind the statement that still runs.
    if (result instanceof Promise) result.catch((error: Error) => error.message === notAnswered && cutOff(this));
    return result as never;
  }

  /**
   * One round trip, in the simple protocol. SET LOCAL, because a pooler gives the next transaction another session.
   * A transaction that begins with START TRANSACTION has no limits.
   */
  #begin(): never {
    const limits = [`statement_timeout = ${stepLimit}`, `idle_in_transaction_session_timeout = ${stepLimit}`];
    if (this.#version >= firstVersionWithTransactionTimeout) limits.push(`transaction_timeout = ${transactionLimit}`);
    this.#stopWatch = afterReading(transactionLimit + leeway, () => cutOff(this));
    return this.#send(['begin', ...limits.map((limit) => `set local ${limit}`)].join('; '));
  }

  #end(text: 'commit' | 'rollback'): never {
    const sent = this.#send(text) as Promise<unknown>;
    const ended = sent
      .catch((error: unknown) => {
        if (text === 'commit') throw isRolledBack(error) ? error : new OutcomeUnknown(error);
        // The connection is gone, and the transaction with it. The error that led here says more.
        return { rows: [] };
      })
      .finally(() => this.#stopWatch());
    return ended as never;
  }
}

/** Ends a connection without waiting for an answer; the statement that runs on it fails. */
export function cutOff(client: pg.ClientBase): void {
  partsOf(client).connection.stream.destroy();
}

const partsOf = (client: pg.ClientBase) => client as unknown as ClientParts;

/** Parts of a client that its types do not show. */
interface ClientParts {
  connection: {
    stream: { destroy(): void };
    on(event: 'parameterStatus', listener: (status: { parameterName: string; parameterValue: string }) => void): void;
  };
}
