import type { BenchFinding } from '../trial.ts';
import { askContestant, type Contestant, differenceOf } from './contestant.ts';
import type { RequestSeries } from './questions.ts';

const some = { usually: 5, ofSlow: 1 };

/** Fast answers must be right: each contestant is compared with the first. */
export async function compareAnswers(
  kinds: readonly RequestSeries[],
  [truth, ...others]: readonly Contestant[],
): Promise<BenchFinding> {
  const differences = new Map<string, string>();
  let compared = 0;
  for (const { name, pageType, questions, wanted } of truth ? kinds : []) {
    for (const [turn, question] of questions.slice(0, some.usually).entries()) {
      const answer = await askContestant(truth as Contestant, question, wanted);
      const rivals = others.filter((one) => one.holds(pageType) && (!one.isSlow || turn < some.ofSlow));
      for (const other of rivals) {
        const difference = differenceOf(answer, await askContestant(other, question, wanted), other.isWhole);
        compared += 1;
        const what = `${name}, ${other.name}`;
        if (difference) differences.set(what, `${what}: ${difference} (${JSON.stringify(question.filters)})`);
      }
    }
  }
  return {
    name: 'kinds of questions that others answer otherwise',
    ratio: differences.size,
    atMost: 0,
    detail: [`${compared} compared`, ...differences.values()].join('\n    '),
  };
}
