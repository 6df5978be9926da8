import { stateTable } from '../common/state-table.ts';

export const translationStates = ['requested', 'taken', 'answered', 'amended', 'declined', 'closed'] as const;
export type TranslationState = (typeof translationStates)[number];

/**
 * R78: the moves of a request for a translation. One that nobody has taken is answered too, if its lot is answered for all
 * who asked without a question. A declined one may be asked again; one whose lot has ended is closed for good.
 */
export const translationMoves = stateTable<TranslationState>('requested', {
  requested: ['taken', 'answered', 'closed'],
  taken: ['requested', 'answered', 'declined', 'closed'],
  answered: ['amended'],
  amended: ['amended'],
  declined: ['requested'],
  closed: [],
});

export function mayTranslationBecome(from: TranslationState, to: TranslationState): boolean {
  return translationMoves[from].includes(to);
}

const statesWith = (next: TranslationState) => translationStates.filter((state) => mayTranslationBecome(state, next));

/** Requests that wait for an answer. */
export const openTranslations = statesWith('closed');
/** Requests whose asker has an answer. */
export const answeredTranslations = statesWith('amended');

export const isOpenTranslation = (state: TranslationState): boolean => openTranslations.includes(state);
export const isAnsweredTranslation = (state: TranslationState): boolean => answeredTranslations.includes(state);

/** R78: a request that its manager has not touched for so long is free for others. */
export const idleMinutes = 20;
