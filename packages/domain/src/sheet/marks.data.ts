import type { MarkWeight, Said } from './decoded-sheet.ts';

/** What the digit behind a code counts, from 1. */
export const markSizes = {
  area: [
    { en: 'about a thumb', ru: 'с большой палец' },
    { en: 'about a palm', ru: 'с ладонь' },
    { en: 'larger than a palm', ru: 'больше ладони' },
    { en: 'over most of the panel', ru: 'на большей части детали' },
  ],
  number: [
    { en: 'one or two', ru: 'одна-две' },
    { en: 'several', ru: 'несколько' },
    { en: 'many', ru: 'много' },
  ],
  finish: [
    { en: 'hardly visible', ru: 'едва заметно' },
    { en: 'visible', ru: 'заметно' },
    { en: 'poorly done', ru: 'сделано плохо' },
  ],
  spread: [
    { en: 'slight', ru: 'незначительно' },
    { en: 'noticeable', ru: 'заметно' },
    { en: 'extensive', ru: 'обширно' },
  ],
} as const satisfies Record<string, readonly Said[]>;

/** Without a digit, then from 1. */
type Weights = readonly [MarkWeight, ...MarkWeight[]];

export type MarkRow = readonly [
  code: string,
  en: string,
  ru: string,
  sizes: keyof typeof markSizes | null,
  weights: Weights,
];

const wear: Weights = ['plain', 'small', 'plain', 'severe', 'severe'];
const grave: Weights = ['plain', 'plain', 'severe', 'severe', 'severe'];
const always: Weights = ['severe'];

export const markRows: readonly MarkRow[] = [
  ['A', 'Scratch', 'Царапина', 'area', wear],
  ['U', 'Dent', 'Вмятина', 'area', wear],
  ['B', 'Dent with a scratch', 'Вмятина с царапиной', 'area', wear],
  ['E', 'Dimples', 'Мелкие вмятинки', 'number', ['small', 'small', 'plain', 'plain']],
  ['W', 'Wave left by a repair', 'Волна после ремонта', 'finish', grave],
  ['P', 'Damaged paint', 'Повреждение краски', 'spread', wear],
  ['H', 'Faded paint', 'Выцветшая краска', 'spread', wear],
  ['S', 'Rust', 'Ржавчина', 'spread', ['plain', 'small', 'severe', 'severe']],
  // Inspectors leave the digit out where it has eaten through.
  ['C', 'Corrosion', 'Коррозия', 'spread', ['severe', 'plain', 'severe', 'severe']],
  ['G', 'Stone chip', 'Скол от камня', 'spread', ['small', 'small', 'plain', 'severe']],
  ['Y', 'Crack or hole', 'Трещина или отверстие', 'area', grave],
  ['X', 'To be replaced', 'Требуется замена', null, always],
  ['XX', 'Replaced', 'Деталь заменена', null, always],
];
