import type { FilterName } from '@seri/domain/catalogue/filter-names.data';
import type { Clock } from '@seri/domain/time/japan-time';
import type { CatalogueIndex, Question } from './catalogue-index.ts';

/** Longer than many people open a listing at once, shorter than anybody waits for a count to move. */
const kept = 10_000;
const ofModels: readonly string[] = ['makerId', 'modelId', 'chassisId'] satisfies FilterName[];

/**
 * What everybody asks first costs the database most and is the same for all: the counts of a whole page type are made once
 * for those who come within some seconds. Totals and whatever is filtered are always counted anew.
 */
export function rememberingIndex(index: CatalogueIndex, clock: Clock): CatalogueIndex {
  const facets = remember(clock, (question) => index.facets(question));
  const models = remember(clock, (question) => index.models(question));
  return {
    ...index,
    async facets(question) {
      if (!isWhole(question)) return index.facets(question);
      const [known, total] = await Promise.all([facets(question), index.count(question)]);
      return { ...known, total };
    },
    models: (question) => (isWhole(question, ofModels) ? models({ ...question, filters: {} }) : index.models(question)),
  };
}

function isWhole({ filters }: Question, ignored: readonly string[] = []): boolean {
  return Object.keys(filters).every((name) => ignored.includes(name));
}

/** One answer a page type, made again when it is old; while it is made, everybody waits for the same one. */
function remember<Answer>(clock: Clock, ask: (question: Question) => Promise<Answer>) {
  const answers = new Map<string, { until: number; answer: Promise<Answer> }>();
  return (question: Question): Promise<Answer> => {
    const key = `${question.pageType} ${question.today}`;
    const now = clock.now().getTime();
    const known = answers.get(key);
    if (known && now < known.until) return known.answer;
    for (const [old, { until }] of answers) if (until <= now) answers.delete(old);
    const answer = ask(question);
    answers.set(key, { until: now + kept, answer });
    answer.catch(() => answers.get(key)?.answer === answer && answers.delete(key));
    return answer;
  };
}
