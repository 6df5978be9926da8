import type { Question } from './catalogue-index.ts';

/** A page type as it stands today, whatever is asked of it. */
export type CataloguePage = Omit<Question, 'filters'>;
