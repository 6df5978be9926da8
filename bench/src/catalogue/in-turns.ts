import { setImmediate as arrival } from 'node:timers/promises';
import { percentile } from '../trial.ts';
import { ask, type Contestant } from './contestant.ts';
import type { Asked } from './questions.ts';

export interface Pace {
  p50: number;
  p95: number;
  /** Answers a second. */
  rate: number;
}

/** How one contestant did at one kind of request. */
export interface Row {
  asked: Asked;
  contestant: string;
  alone: Pace;
  crowd: Pace;
}

export const crowdSize = 16;
const alone = { turns: 40, atLeast: 8, milliseconds: 6_000 };
const crowd = { rounds: 4, atLeast: 2, round: 400, milliseconds: 12_000 };
/** Turns and rounds. */
const ofSlow = { warmUp: 1, alone: 5, crowd: 1 };

/**
 * One kind of request, of all who can answer it in turns, so that whatever else the machine does meets all of them: the same
 * question of one after the other, and then short rounds in which so many people ask one of them at once.
 */
export async function measureInTurns(asked: Asked, contestants: readonly Contestant[]): Promise<Row[]> {
  const racers = contestants.filter((one) => one.holds(asked.pageType)).map((one) => new Racer(one, asked));
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

/** Another one begins each time. */
function inOrder<Of>(all: readonly Of[], turn: number): Of[] {
  const first = turn % all.length;
  return [...all.slice(first), ...all.slice(0, first)];
}

class Racer {
  readonly #contestant: Contestant;
  readonly #asked: Asked;
  readonly #alone = new Taken();
  readonly #crowd = new Taken();

  constructor(contestant: Contestant, asked: Asked) {
    this.#contestant = contestant;
    this.#asked = asked;
  }

  /** Statements are prepared and loops compiled before anybody looks. */
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

  row(): Row {
    return {
      asked: this.#asked,
      contestant: this.#contestant.name,
      alone: this.#alone.pace(),
      crowd: this.#crowd.pace(),
    };
  }

  async #timed(taken: Taken): Promise<void> {
    const start = performance.now();
    // Whoever answers on this very thread lets the others wait meanwhile, and that counts.
    await arrival();
    await this.#ask(taken.begun++);
    taken.times.push(performance.now() - start);
  }

  async #ask(turn: number): Promise<void> {
    const question = this.#asked.questions.at(turn % this.#asked.questions.length);
    if (question) await ask(this.#contestant, question, this.#asked.wanted);
  }
}

class Taken {
  begun = 0;
  span = 0;
  readonly times: number[] = [];

  pace(): Pace {
    return {
      p50: percentile(this.times, 0.5),
      p95: percentile(this.times, 0.95),
      rate: (this.times.length / this.span) * 1_000,
    };
  }
}
