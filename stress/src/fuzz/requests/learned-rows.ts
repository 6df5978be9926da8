import type { Random } from '@seri/drawings/random';
import type { FuzzRequest } from './fuzz-request.ts';
import type { KnownRow } from './generate-value.ts';
import { lessons } from './lessons.data.ts';

const mostKept = 100;

/** Rows that only answers tell, such as the code under which a lot is shared: the database does not hold it. */
export class LearnedRows {
  readonly #rows = new Map<string, readonly KnownRow[]>();

  /** Takes the body of an answer that gave what was asked for. */
  note({ call, target, breakage }: FuzzRequest, body: string): void {
    const lesson = lessons.find(({ from }) => from.test(call.name));
    const row = breakage === undefined && lesson?.learn(body, target);
    if (!lesson || !row) return;
    for (const to of lesson.to) {
      const name = call.name.replace(lesson.from, to);
      this.#rows.set(name, [row, ...(this.#rows.get(name) ?? [])].slice(0, mostKept));
    }
  }

  /** Mostly, so that calls are also asked about rows of which nothing was learned. */
  find(call: string, random: Random): KnownRow {
    const rows = this.#rows.get(call);
    return rows && random.chance(0.7) ? random.pick(rows) : {};
  }
}
