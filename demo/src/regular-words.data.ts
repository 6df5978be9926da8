import type { Language } from '@seri/domain/common/languages';

type Words = Readonly<Record<Language, readonly [string, ...string[]]>>;

/** Comments that regulars send with a bid now and then. */
export const regularComments: Words = {
  en: [
    'Is there rust underneath?',
    'Only if the engine is dry, please.',
    'I can go a little higher. Please tell me before it closes.',
    'For a customer who is waiting. Please watch it.',
  ],
  ru: [
    'Днище без ржавчины?',
    'Только если мотор сухой.',
    'Могу немного поднять. Напишите до закрытия, пожалуйста.',
    'Клиент ждёт именно такую. Проследите, пожалуйста.',
  ],
};

/** Answers of regulars to any message of staff. */
export const regularAnswers: Words = {
  en: [
    'Thank you, that helps.',
    'Good. Then let us keep the bid as it is.',
    'Understood. Please go on.',
    'Thanks! I will think about it.',
  ],
  ru: [
    'Спасибо, понятно.',
    'Хорошо. Тогда оставим ставку как есть.',
    'Понял. Действуйте, пожалуйста.',
    'Спасибо! Подумаю.',
  ],
};
