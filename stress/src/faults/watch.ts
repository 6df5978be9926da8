import { setTimeout as wait } from 'node:timers/promises';
import type { SeenAnswer } from '../visitors/visitor.ts';

const longestHealing = 120_000;
/** A transaction may take ten seconds (R74). */
const longestAnswer = 12_000;

/** Sees every answer that visitors get. */
export class Watch {
  readonly seen: SeenAnswer[] = [];

  note = (seen: SeenAnswer): void => void this.seen.push(seen);

  /** Seconds from a moment to the first refusal for want of something, if any came. */
  refusedAfter(moment: number): number | undefined {
    const first = this.seen.find(({ at, took, status }) => status === 503 && at + took >= moment);
    return first && (first.at + first.took - moment) / 1000;
  }

  /** Waits until a change of everybody who makes any has been answered; returns the seconds since the moment. */
  async healed(moment: number, visitors: number): Promise<number> {
    const isWell = ({ at, call, status }: SeenAnswer) => at >= moment && status === 200 && !call.startsWith('GET');
    for (;;) {
      const firsts = new Map<string, number>();
      for (const each of this.seen) if (isWell(each) && !firsts.has(each.by)) firsts.set(each.by, each.at + each.took);
      if (firsts.size >= visitors) return (Math.max(...firsts.values()) - moment) / 1000;
      if (performance.now() - moment >= longestHealing) return Number.POSITIVE_INFINITY;
      await wait(50);
    }
  }

  /** Answers that no fault excuses. */
  unexcused(moment: number, isMute: boolean): string[] {
    return this.seen
      .filter(({ at, took, status, code }) => {
        if (at < moment || status === undefined) return false;
        return status === 500 || (status === 503 && !isKnown(code)) || (took > longestAnswer && !isMute);
      })
      .map(({ by, call, status, code, took }) => `${by} ${call}: ${status} ${code ?? ''} after ${Math.round(took)} ms`);
  }
}

const isKnown = (code: string | undefined) => code === 'OVERLOADED' || code === 'OUTCOME_UNKNOWN';
