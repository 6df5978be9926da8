import type { OwnTranslation } from './translations.ts';

/** The answer before the first request for a lot. */
export const nothingAsked: OwnTranslation = {
  state: null,
  text_en: '',
  text_ru: '',
  files: [],
  fileDetails: [],
  language: null,
  question: '',
  askedAt: null,
  settledAt: null,
  reason: null,
  mayAsk: true,
};
