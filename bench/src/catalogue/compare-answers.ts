import type { Finding } from '../trial.ts';
import { ask, type Contestant, differenceOf } from './contestant.ts';
import type { Asked } from './questions.ts';

const some = { usually: 5, ofSlow: 1 };

/** Whoever answers fast has to answer right: each is compared with the first. */
export async function compareAnswers(
  kinds: readonly Asked[],
  [truth, ...others]: readonly Contestant[],
): Promise<Finding> {
  const unlike = new Map<string, string>();
  let compared = 0;
  for (const { name, pageType, questions, wanted } of truth ? kinds : []) {
    for (const [turn, question] of questions.slice(0, some.usually).entries()) {
      const answer = await ask(truth as Contestant, question, wanted);
      const asked = others.filter((one) => one.holds(pageType) && (!one.isSlow || turn < some.ofSlow));
      for (const other of asked) {
        const difference = differenceOf(answer, await ask(other, question, wanted), other.isWhole);
        compared += 1;
        const what = `${name}, ${other.name}`;
        if (difference) unlike.set(what, `${what}: ${difference} (${JSON.stringify(question.filters)})`);
      }
    }
  }
  return {
    name: 'kinds of questions that others answer otherwise',
    ratio: unlike.size,
    atMost: 0,
    detail: [`${compared} compared`, ...unlike.values()].join('\n    '),
  };
}
