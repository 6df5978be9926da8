import type { LotKind } from '@seri/domain/lots/lot-kinds';
import type { WordName } from '../sheet-words.ts';

export interface CellChoice {
  print: string;
  when: RegExp;
}

export interface Cell {
  label: string;
  /** Share of the row's width. */
  share: number;
  word: WordName;
  /** Printed after the writing. */
  unit?: string;
  /** Printed choices; the matching one is ringed by hand. */
  choices?: readonly CellChoice[];
  /** The cell has an era to ring, a year and a month to write. */
  isDate?: boolean;
  size?: number;
}

const firstUse: Cell = { label: '初度登録年月', share: 2.5, word: 'firstUse', isDate: true };
const color: Cell = { label: '外装色', share: 1.7, word: 'color' };
const colorCode: Cell = { label: 'カラーNo.', share: 1.2, word: 'colorCode' };
const inspection: Cell = { label: '車検', share: 1.6, word: 'inspection' };
const chassis: Cell = { label: '型式', share: 2.1, word: 'chassis' };
const engine: Cell = { label: '排気量', share: 1.5, word: 'engineCc', unit: 'cc' };
const mileageNote: Cell = { label: '走行備考', share: 2.4, word: 'mileageNote', size: 20 };
const mileage: Cell = {
  label: '走行距離',
  share: 2.6,
  word: 'mileage',
  choices: [
    { print: 'km', when: /\d/ },
    { print: 'ﾏｲﾙ', when: /mile/i },
  ],
};
const shift: Cell = {
  label: 'シフト',
  share: 3,
  word: 'gearbox',
  choices: [
    { print: 'AT', when: /^(?:\d?AT|F?AT|FA|IA|DA)$/ },
    { print: 'CVT', when: /^(?:CVT|CA)$/ },
    { print: 'MT', when: /^(?:[4-7]?MT|F[4-7]|MT[4-7])$/ },
    { print: 'DCT', when: /^(?:\d?DCT|DSG|SAT)$/ },
  ],
};

const carRows: readonly (readonly Cell[])[] = [
  [
    firstUse,
    { label: '車名', share: 3.6, word: 'name', size: 29 },
    { label: 'ドア', share: 0.9, word: 'doors', unit: 'D' },
  ],
  [{ label: 'グレード', share: 3.2, word: 'trim', size: 25 }, chassis, engine],
  [
    mileage,
    shift,
    {
      label: 'エアコン',
      share: 1.9,
      word: 'airConditioner',
      choices: [
        { print: 'AC', when: /^AC$/ },
        { print: 'AAC', when: /^AAC$/ },
        { print: 'WAC', when: /^WAC$/ },
      ],
    },
  ],
  [
    inspection,
    {
      label: '駆動',
      share: 2.8,
      word: 'drive',
      choices: [
        { print: 'FF', when: /^(?:FF|2WD)$/ },
        { print: 'FR', when: /^FR$/ },
        { print: 'MR', when: /^(?:MR|RR)$/ },
        { print: '4WD', when: /^(?:4WD|AWD|4X4)$/i },
      ],
    },
    {
      label: 'ハンドル',
      share: 1.3,
      word: 'steering',
      choices: [
        { print: '右', when: /^right$/ },
        { print: '左', when: /^left$/ },
      ],
    },
    { label: '定員', share: 0.9, word: 'seats', unit: '人' },
  ],
  [
    color,
    colorCode,
    { label: '最高出力', share: 1.2, word: 'power', unit: 'PS' },
    {
      label: '車歴',
      share: 2.7,
      word: 'history',
      choices: [
        { print: '自家用', when: /^own$/ },
        { print: 'レンタ', when: /^rental$/ },
        { print: '社用', when: /^company$/ },
        { print: '他', when: /^other$/ },
      ],
    },
  ],
  [
    { label: 'リサイクル預託金', share: 1.7, word: 'recycling', unit: '円' },
    {
      label: '修復歴',
      share: 1.4,
      word: 'repaired',
      choices: [
        { print: '有', when: /^yes$/ },
        { print: '無', when: /^no$/ },
      ],
    },
    mileageNote,
    {
      label: '後日書類',
      share: 2.6,
      word: 'papers',
      choices: [
        { print: '保証書', when: /warranty/ },
        { print: '取説', when: /manual/ },
        { print: '記録簿', when: /records/ },
      ],
    },
  ],
];

const bikeRows: readonly (readonly Cell[])[] = [
  [
    { ...firstUse, label: '初年度登録' },
    { label: '車名', share: 4, word: 'name', size: 29 },
  ],
  [{ label: '仕様', share: 2.6, word: 'trim' }, chassis, engine],
  [mileage, mileageNote],
  [color, colorCode, inspection, { ...shift, share: 2.4, choices: shift.choices?.slice(0, 3) ?? [] }],
];

const machineRows: readonly (readonly Cell[])[] = [
  [
    { label: 'メーカー', share: 2, word: 'maker', size: 27 },
    { label: '機種型式', share: 3, word: 'model', size: 29 },
  ],
  [
    { label: '大分類', share: 2, word: 'group' },
    { label: '機種分類', share: 2.4, word: 'category' },
    { label: '仕様', share: 2.4, word: 'trim' },
  ],
  [
    { ...firstUse, label: '製造年月' },
    { label: 'アワーメーター', share: 2.2, word: 'hours', unit: 'h', size: 29 },
    { label: '走行距離', share: 1.8, word: 'mileage', unit: 'km' },
  ],
  [{ ...chassis, label: '型式コード' }, engine, { label: '定格出力', share: 1.3, word: 'power', unit: 'PS' }, color],
];

export const formRows: Record<LotKind, readonly (readonly Cell[])[]> = {
  car: carRows,
  stock: carRows,
  bike: bikeRows,
  machine: machineRows,
};

/** Titles that replace that of a car's form. */
export const kindTitles: Partial<Record<LotKind, string>> = {
  bike: '二輪車出品票',
  machine: '建設機械・産業機械出品票',
  stock: '在庫車両検査票',
};

export const serialLabels: Record<LotKind, string> = {
  car: '車台番号',
  stock: '車台番号',
  bike: 'フレームNo.',
  machine: '機番（シリアルNo.）',
};

export const rateLabels = [
  { name: 'engine', label: 'エンジン' },
  { name: 'front', label: 'フロント廻り' },
  { name: 'exterior', label: '外装' },
  { name: 'rear', label: 'リア廻り' },
  { name: 'electric', label: '電装・保安' },
  { name: 'frame', label: 'フレーム' },
] as const;
