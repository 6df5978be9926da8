import { setImmediate as arrival } from 'node:timers/promises';
import { percentile } from '../trial.ts';
import { askContestant, type Contestant } from './contestant.ts';
import type { RequestSeries } from './questions.ts';

export interface TurnPace {
  p50: number;
  p95: number;
  /** Answers a second. */
  rate: number;
}

export interface PaceRow {
  series: RequestSeries;
  contestant: string;
  alone: TurnPace;
  crowd: TurnPace;
}

export const crowdSize = 16;
const alone = { turns: 40, atLeast: 8, milliseconds: 6_000 };
const crowd = { rounds: 4, atLeast: 2, round: 400, milliseconds: 12_000 };
/** Turns and rounds of a slow contestant. */
const ofSlow = { warmUp: 1, alone: 5, crowd: 1 };

/**
 * Measures one kind of request for all contestants in turns, so that other load on the machine affects all alike:
 * first the same question one after another, then short rounds in which a crowd asks one contestant at once.
 */
export async function measureInTurns(series: RequestSeries, contestants: readonly Contestant[]): Promise<PaceRow[]> {
  const racers = contestants.filter((one) => one.holds(series.pageType)).map((one) => new Racer(one, series));
  for (const racer of racers) await racer.warmUp();
  const start = performance.now();
  for (let turn = 0; turn < alone.turns && !isOver(alone, turn, start); turn += 1) {
    for (const racer of inOrder(racers, turn)) await racer.askAlone();
  }
  const crowded = performance.now();
  for (let round = 0; round < crowd.rounds && !isOver(crowd, round, crowded); round += 1) {
    for (const racer of inOrder(racers, round)) await racer.askTogether();
  }
  return racers.map((racer) => racer.row());
}

function isOver({ atLeast, milliseconds }: typeof alone | typeof crowd, done: number, since: number): boolean {
  return done >= atLeast && performance.now() - since > milliseconds;
}

/** Another contestant begins each time. */
function inOrder<Of>(all: readonly Of[], turn: number): Of[] {
  const first = turn % all.length;
  return [...all.slice(first), ...all.slice(0, first)];
}

class Racer {
  readonly #contestant: Contestant;
  readonly #series: RequestSeries;
  readonly #alone = new Timings();
  readonly #crowd = new Timings();

  constructor(contestant: Contestant, series: RequestSeries) {
    this.#contestant = contestant;
    this.#series = series;
  }

  /** Prepares statements and lets loops compile before anything is measured. */
  async warmUp(): Promise<void> {
    const turns = this.#contestant.isSlow ? ofSlow.warmUp : 6;
    for (let turn = 1; turn <= turns; turn += 1) await this.#ask(-turn);
  }

  async askAlone(): Promise<void> {
    if (this.#contestant.isSlow && this.#alone.begun >= ofSlow.alone) return;
    const start = performance.now();
    await this.#timed(this.#alone);
    this.#alone.span += performance.now() - start;
  }

  async askTogether(): Promise<void> {
    if (this.#contestant.isSlow && this.#crowd.begun >= ofSlow.crowd) return;
    const start = performance.now();
    const person = async () => {
      do await this.#timed(this.#crowd);
      while (performance.now() - start < crowd.round);
    };
    await Promise.all(Array.from({ length: crowdSize }, person));
    this.#crowd.span += performance.now() - start;
  }

  row(): PaceRow {
    return {
      series: this.#series,
      contestant: this.#contestant.name,
      alone: this.#alone.pace(),
      crowd: this.#crowd.pace(),
    };
  }

  async #timed(taken: Timings): Promise<void> {
    const start = performance.now();
    // An answer computed on this thread delays the others, and that delay counts.
    await arrival();
    await this.#ask(taken.begun++);
    taken.times.push(performance.now() - start);
  }

  async #ask(turn: number): Promise<void> {
    const question = this.#series.questions.at(turn % this.#series.questions.length);
    if (question) await askContestant(this.#contestant, question, this.#series.wanted);
  }
}

class Timings {
  begun = 0;
  span = 0;
  readonly times: number[] = [];

  pace(): TurnPace {
    return {
      p50: percentile(this.times, 0.5),
      p95: percentile(this.times, 0.95),
      rate: (this.times.length / this.span) * 1_000,
    };
  }
}
