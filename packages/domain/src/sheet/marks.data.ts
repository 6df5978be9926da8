import type { MarkWeight, BilingualText } from './decoded-sheet.ts';

/** Meanings of the digit after a code, from 1. */
export const markSizes = {
  area: [
    { en: 'thumb-sized', ru: 'размером с большой палец' },
    { en: 'palm-sized', ru: 'размером с ладонь' },
    { en: 'larger than a palm', ru: 'больше ладони' },
    { en: 'most of the panel', ru: 'на большей части детали' },
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
} as const satisfies Record<string, readonly BilingualText[]>;

export type MarkSizeScale = keyof typeof markSizes;

/** The first weight is for a code without a digit; the others are for digits from 1. */
type Weights = readonly [MarkWeight, ...MarkWeight[]];

export type MarkRow = readonly [code: string, en: string, ru: string, sizes: MarkSizeScale | null, weights: Weights];

const wear: Weights = ['plain', 'small', 'plain', 'severe', 'severe'];
const grave: Weights = ['plain', 'plain', 'severe', 'severe', 'severe'];
const always: Weights = ['severe'];

export const markRows: readonly MarkRow[] = [
  ['A', 'scratch', 'царапина', 'area', wear],
  ['U', 'dent', 'вмятина', 'area', wear],
  ['B', 'dent with a scratch', 'вмятина с царапиной', 'area', wear],
  ['E', 'small dents', 'мелкие вмятины', 'number', ['small', 'small', 'plain', 'plain']],
  ['W', 'wave left by a repair', 'волна после ремонта', 'finish', grave],
  ['P', 'damaged paint', 'повреждение краски', 'spread', wear],
  ['H', 'faded paint', 'выцветшая краска', 'spread', wear],
  ['S', 'rust', 'ржавчина', 'spread', ['plain', 'small', 'severe', 'severe']],
  // Inspectors omit the digit where the metal is rusted through.
  ['C', 'corrosion', 'коррозия', 'spread', ['severe', 'plain', 'severe', 'severe']],
  ['G', 'stone chip', 'скол от камня', 'spread', ['small', 'small', 'plain', 'severe']],
  ['Y', 'crack or hole', 'трещина или отверстие', 'area', grave],
  ['X', 'to be replaced', 'требуется замена', null, always],
  // A repair already done: it lowers the price, but nothing is left to repair.
  ['XX', 'replaced', 'деталь заменена', null, ['plain']],
];
