import type { FuzzAnswer } from '../product/send-request.ts';
import type { FuzzRequest } from '../requests/fuzz-request.ts';
import { isPastGates } from './judge-answer.ts';

/** A slow answer: one that took long, and how long the same request took alone. */
interface Slowest {
  call: string;
  milliseconds: number;
}

/** Counts what a run has sent and what came back. */
export class FuzzTally {
  sent = 0;
  valid = 0;
  past = 0;
  validPast = 0;
  again = 0;
  unsent = 0;
  /** Slow among the others, and quick when asked alone. */
  slowInCrowd = 0;
  readonly byStatus = new Map<string, number>();
  readonly byBreakage = new Map<string, number>();
  readonly reached = new Set<string>();
  readonly succeeded = new Set<string>();
  slowest: Slowest = { call: '', milliseconds: 0 };

  count(request: FuzzRequest, answer: FuzzAnswer): void {
    const { call, breakage } = request;
    this.sent += 1;
    if (answer.status === -1) this.unsent += 1;
    const isPast = isPastGates(request, answer);
    if (isPast) this.past += 1;
    if (isPast) this.reached.add(call.name);
    if (breakage === undefined) this.valid += 1;
    if (breakage === undefined && isPast) this.validPast += 1;
    if (breakage !== undefined) add(this.byBreakage, breakage);
    if (answer.status >= 200 && answer.status < 300) this.succeeded.add(call.name);
    add(this.byStatus, answer.status > 0 ? `${answer.status} ${answer.code}`.trim() : 'no answer');
    if (answer.milliseconds > this.slowest.milliseconds) {
      this.slowest = { call: call.name, milliseconds: answer.milliseconds };
    }
  }
}

function add(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
