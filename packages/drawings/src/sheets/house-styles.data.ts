import type { SheetLayoutName } from './layouts.data.ts';

/** The print style of a house's forms; it tells houses apart. */
export interface HouseStyle {
  layout: SheetLayoutName;
  paper: string;
  /** Colour of rules and printed words. */
  line: string;
  /** Colours of the band with the house's name, and of the name. */
  band: string;
  onBand: string;
  /** Colour of highlighted boxes, such as column heads. */
  tint: string;
  /** A label has a tinted strip of its own, or is small in the corner of the box. */
  labels: 'strip' | 'corner';
  title: string;
  form: string;
}

export const houseStyles: readonly HouseStyle[] = [
  {
    layout: 'ruled',
    paper: '#fbf9f1',
    line: '#1a1f2b',
    band: '#1f3b73',
    onBand: '#ffffff',
    tint: '#e9edf5',
    labels: 'corner',
    title: '中古自動車出品票',
    form: '様式第1号',
  },
  {
    layout: 'mapFirst',
    paper: '#f6faf4',
    line: '#1d4a36',
    band: '#1d6a47',
    onBand: '#ffffff',
    tint: '#dcecdf',
    labels: 'strip',
    title: '出品車両検査票',
    form: '検票A-2',
  },
  {
    layout: 'wide',
    paper: '#fdf7f0',
    line: '#6b2a1d',
    band: '#fdf7f0',
    onBand: '#a3261a',
    tint: '#f7e3d6',
    labels: 'corner',
    title: 'オークション出品申込票（検査票）',
    form: 'ST-03',
  },
  {
    layout: 'tall',
    paper: '#f7f6fb',
    line: '#34305e',
    band: '#4b3f8f',
    onBand: '#ffffff',
    tint: '#e5e2f3',
    labels: 'strip',
    title: '車両検査出品票',
    form: '書式 K-11',
  },
  {
    layout: 'ruled',
    paper: '#fbfaf0',
    line: '#3b3a20',
    band: '#f0c419',
    onBand: '#2a2813',
    tint: '#f6efca',
    labels: 'strip',
    title: '出品票',
    form: '様式R-7',
  },
  {
    layout: 'mapFirst',
    paper: '#f5f9fc',
    line: '#12415f',
    band: '#0d6fa3',
    onBand: '#ffffff',
    tint: '#d9eaf4',
    labels: 'corner',
    title: '出品車両評価書',
    form: '評-12',
  },
  {
    layout: 'wide',
    paper: '#faf9f6',
    line: '#22262b',
    band: '#2a2f36',
    onBand: '#ffffff',
    tint: '#e6e6e2',
    labels: 'strip',
    title: '出品・検査票',
    form: 'C-401',
  },
];
