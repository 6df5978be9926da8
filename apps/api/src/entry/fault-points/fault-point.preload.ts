import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import pg from 'pg';

/** A request is held at the last of these steps; or all of them, if its steps were only counted. */
export interface FaultPointReport {
  id: string;
  steps: readonly string[];
}

/**
 * A test loads this into its API. It counts the steps of each request with the header `fault-point: <id> <n>`, and holds
 * the request at its n-th step: it goes no further until the test says so, or kills the process. With a third word, the
 * id of a process, that process is killed at once instead.
 *
 * A step is where the end of the process makes a difference to somebody else: before a statement is handed to the kernel,
 * after that, when its result is read; before the answer, and when the kernel has it. To be killed at a promise that
 * waits for none of these is to be killed at the step before it. Calls write no files: mails and pictures are jobs.
 */
interface Marked {
  id: string;
  steps: string[];
  /** The number of the step that is hurt; 0 if the steps are only counted. */
  point: number;
  victim: number | undefined;
}

const marked = new AsyncLocalStorage<Marked | undefined>();
const held: (() => void)[] = [];
process.on('message', () => held.splice(0).forEach((goOn) => goOn()));

const tell = (report: FaultPointReport) => process.send?.(report);

/** Whether the request is held here. */
function reach({ id, steps, point, victim }: Marked, step: string): boolean {
  steps.push(step);
  if (steps.length !== point) return false;
  tell({ id, steps });
  if (victim) process.kill(victim, 'SIGKILL');
  return !victim;
}

const hold = () => new Promise<void>((goOn) => held.push(goOn));

subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  const [id, point, victim] = String(request.headers['fault-point'] ?? '').split(' ');
  const own = id ? { id, steps: [], point: Number(point), victim: Number(victim) || undefined } : undefined;
  // The server handles the request in this turn, so whatever the request starts inherits the mark.
  marked.enterWith(own);
  if (own) markAnswer(response, own);
});

function markAnswer(response: ServerResponse, own: Marked): void {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.end = (...args: unknown[]) => {
    if (!reach(own, 'before the answer')) return end(...args);
    void hold().then(() => end(...args));
    return response;
  };
  response.once('finish', () => {
    if (!reach(own, 'the answer is sent') && own.point === 0) tell(own);
  });
}

type Send = (this: pg.Client, ...args: unknown[]) => unknown;
const prototype = pg.Client.prototype as unknown as { query: Send };
const send = prototype.query;

prototype.query = function query(...args) {
  const own = marked.getStore();
  if (!own) return send.apply(this, args);
  const statement = firstWordsOf(args[0]);
  if (reach(own, `before ${statement}`)) return hold().then(() => send.apply(this, args));
  const result = send.apply(this, args) as Promise<unknown>;
  const isHeld = reach(own, `${statement} is sent`);
  return result.then(async (rows) => {
    if (isHeld || reach(own, `${statement} is answered`)) await hold();
    return rows;
  });
};

/** They tell which statement it is. */
function firstWordsOf(sent: unknown): string {
  const text = typeof sent === 'string' ? sent : (sent as { text: string }).text;
  return text.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
}
