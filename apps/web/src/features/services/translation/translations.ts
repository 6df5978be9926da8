import type { AnswerOf } from '@seri/contract/call';
import type { translationsCalls } from '@seri/contract/services/translations.calls';

export type OwnTranslation = AnswerOf<typeof translationsCalls.result>;
export type SentFile = OwnTranslation['fileDetails'][number];
export type QueuedTranslation = AnswerOf<typeof translationsCalls.queue>['requests'][number];
export type DeskTranslation = AnswerOf<typeof translationsCalls.view>;

const translationsKey = ['translations'] as const;
export const resultKey = (lotId: number) => [...translationsKey, 'result', lotId] as const;
export const deskKey = [...translationsKey, 'desk'] as const;
export const deskRequestKey = (id: number) => [...deskKey, 'one', id] as const;
