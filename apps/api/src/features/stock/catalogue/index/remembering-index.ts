import type { FilterName } from '@seri/domain/catalogue/filter-names.data';
import type { Clock } from '@seri/domain/time/japan-time';
import type { CatalogueIndex, Question } from './catalogue-index.ts';

/** Long enough to serve a rush of visitors from one answer, too short for anyone to notice old counts. */
const lifetime = 10_000;
const modelFilters: readonly string[] = ['makerId', 'modelId', 'chassisId'] satisfies FilterName[];

/**
 * Caches the unfiltered counts of a page type for some seconds: every visitor asks for them first, and they cost the
 * database most. Totals and filtered counts are never cached.
 */
export function rememberingIndex(index: CatalogueIndex, clock: Clock): CatalogueIndex {
  const facets = remember(clock, (question) => index.facets(question));
  const models = remember(clock, (question) => index.models(question));
  return {
    ...index,
    async facets(question) {
      if (!isWhole(question)) return index.facets(question);
      const [remembered, total] = await Promise.all([facets(question), index.count(question)]);
      return { ...remembered, total };
    },
    models: (question) =>
      isWhole(question, modelFilters) ? models({ ...question, filters: {} }) : index.models(question),
  };
}

function isWhole({ filters }: Question, ignored: readonly string[] = []): boolean {
  return Object.keys(filters).every((name) => ignored.includes(name));
}

/** Caches one answer per page type and day. Concurrent callers share one query; a failure is not cached. */
function remember<Answer>(clock: Clock, ask: (question: Question) => Promise<Answer>) {
  const answers = new Map<string, { until: number; answer: Promise<Answer> }>();
  return (question: Question): Promise<Answer> => {
    const key = `${question.pageType} ${question.today}`;
    const now = clock.now().getTime();
    const remembered = answers.get(key);
    if (remembered && now < remembered.until) return remembered.answer;
    for (const [old, { until }] of answers) if (until <= now) answers.delete(old);
    const answer = ask(question);
    answers.set(key, { until: now + lifetime, answer });
    answer.catch(() => answers.get(key)?.answer === answer && answers.delete(key));
    return answer;
  };
}
