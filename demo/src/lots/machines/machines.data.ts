import { type CategoryName, type MachineModel, machinesOf } from './machine-model.ts';

export const machineModels: readonly MachineModel[] = [
  ...machinesOf('excavator', ['Earthmoving', 'Excavator'], 'Bucket', [
    ['Komatsu', 'PC200-8', 19_000, 2006, 2014, 6700, '0.8', 5],
    ['Komatsu', 'PC200-11', 24_000, 2016, null, 6700, '0.8', 3],
    ['Komatsu', 'PC138US-11', 17_500, 2016, null, 3800, '0.5', 3],
    ['Hitachi', 'ZX200-3', 18_500, 2006, 2013, 5200, '0.8', 4],
    ['Hitachi', 'ZX135US-5B', 17_000, 2012, 2019, 3000, '0.5', 3],
    ['Caterpillar', '320D', 19_500, 2006, 2014, 6400, '0.8', 3],
    ['Caterpillar', '313F', 16_500, 2014, 2020, 3400, '0.45'],
    ['Kobelco', 'SK200-8', 18_500, 2006, 2013, 5100, '0.8', 4],
    ['Kobelco', 'SK135SR-3', 16_800, 2012, 2019, 3000, '0.5', 3],
    ['Sumitomo', 'SH200-6', 19_000, 2012, 2019, 5200, '0.8'],
  ]),
  ...machinesOf('excavator', ['Earthmoving', 'Mini excavator'], 'Bucket', [
    ['Kubota', 'U-30-5', 5200, 2010, 2018, 1600, '0.09', 4],
    ['Kubota', 'RX-406', 6300, 2010, 2019, 2200, '0.14', 3],
    ['Yanmar', 'ViO30-6', 5300, 2012, null, 1600, '0.09', 4],
    ['Yanmar', 'B3-6', 4900, 2008, 2017, 1600, '0.08'],
    ['Komatsu', 'PC30MR-3', 5100, 2008, 2018, 1600, '0.09', 3],
    ['Hitachi', 'ZX30U-5A', 5300, 2013, null, 1600, '0.09', 2],
  ]),
  ...machinesOf('loader', ['Earthmoving', 'Wheel loader'], 'Bucket', [
    ['Komatsu', 'WA100-6', 11_500, 2007, 2015, 4500, '1.3', 3],
    ['Komatsu', 'WA200-7', 16_500, 2013, null, 6700, '2.0'],
    ['Hitachi', 'ZW100', 12_000, 2008, 2016, 4300, '1.3'],
    ['Caterpillar', '910K', 13_000, 2013, 2019, 3400, '1.3'],
    ['Toyota', 'SDK8', 4800, 2003, null, 1500, '0.4'],
  ]),
  ...machinesOf('bulldozer', ['Earthmoving', 'Bulldozer'], 'Blade', [
    ['Komatsu', 'D31PX-22', 13_500, 2008, 2018, 3300, '2.9 m', 2],
    ['Komatsu', 'D65PX-17', 34_000, 2012, null, 8300, '4.0 m', 1],
    ['Caterpillar', 'D6K', 24_000, 2008, 2017, 6600, '3.1 m', 1],
  ]),
  ...machinesOf('dumper', ['Earthmoving', 'Crawler dumper'], 'Capacity', [
    ['Morooka', 'MST-1500VD', 16_000, 2005, null, 6400, '7.0 t', 2],
    ['Yanmar', 'C30R-3', 6200, 2010, null, 2200, '2.5 t', 2],
    ['Komatsu', 'CD60R-1', 14_500, 1998, 2010, 5900, '6.0 t', 1],
  ]),
  ...machinesOf('roller', ['Road', 'Roller'], 'Width', [
    ['Sakai', 'TW502S-1', 6400, 2007, null, 1500, '1.3 m', 3],
    ['Sakai', 'R2-4', 11_500, 2010, null, 3300, '2.1 m', 1],
    ['Sakai', 'SW654-1', 9800, 2012, null, 2200, '1.7 m', 1],
    ['Hitachi', 'ZC50C-5', 6300, 2014, null, 1600, '1.3 m', 2],
  ]),
  ...machinesOf('forklift', ['Material handling', 'Forklift'], 'Capacity', [
    ['Toyota', '02-8FG25', 2600, 2007, null, 2200, '2.5 t', 6],
    ['Toyota', '02-8FD30', 3100, 2007, null, 2500, '3.0 t', 3],
    ['Toyota', '8FBR15', 2900, 2009, null, 0, '1.5 t', 3],
    ['Komatsu', 'FG25T-17', 2500, 2010, null, 2100, '2.5 t', 3],
    ['Komatsu', 'FD30T-17', 3000, 2010, null, 3300, '3.0 t', 2],
    ['Nichiyu', 'FBR15-80', 2800, 2012, null, 0, '1.5 t', 3],
    ['TCM', 'FD25T4', 2700, 2010, null, 2500, '2.5 t', 2],
  ]),
  ...machinesOf('crane', ['Lifting', 'Rough terrain crane'], 'Capacity', [
    ['Tadano', 'GR-250N', 44_000, 2003, null, 7500, '25 t', 2],
    ['Tadano', 'GR-120NL', 29_000, 2006, null, 4900, '12 t', 2],
    ['Kato', 'KR-25H-V7', 42_000, 2005, 2016, 7500, '25 t', 2],
    ['Kato', 'MR-130Ri', 28_000, 2008, null, 4900, '13 t', 1],
  ]),
  ...machinesOf('tractor', ['Agriculture', 'Tractor'], 'Power', [
    ['Kubota', 'L3408', 3600, 2014, null, 1800, '34 hp', 3],
    ['Kubota', 'KL285', 3300, 2004, 2013, 1400, '28 hp', 3],
    ['Iseki', 'TG33', 3500, 2003, 2012, 1600, '33 hp', 2],
    ['Iseki', 'Geas NTA55', 6600, 2012, null, 2400, '55 hp', 1],
    ['Yanmar', 'EF230', 2500, 2003, 2015, 1300, '30 hp', 2],
    ['Mitsubishi', 'GO27', 2700, 2001, 2012, 1300, '27 hp', 1],
  ]),
];

/** The paint of each maker: the house's name for the colour, and its hex digits. */
export const machinePaints: Readonly<Record<string, { name: string; paint: string }>> = {
  Komatsu: { name: 'Yellow', paint: 'e3b021' },
  Hitachi: { name: 'Orange', paint: 'd95f1e' },
  Caterpillar: { name: 'Yellow', paint: 'e3b021' },
  Kobelco: { name: 'Blue green', paint: '3f8f8a' },
  Sumitomo: { name: 'Yellow', paint: 'e3b021' },
  Kubota: { name: 'Orange', paint: 'd95f1e' },
  Yanmar: { name: 'Red', paint: 'b5322a' },
  Toyota: { name: 'Orange', paint: 'd95f1e' },
  Nichiyu: { name: 'Green', paint: '4b8b52' },
  TCM: { name: 'Orange', paint: 'd95f1e' },
  Tadano: { name: 'Blue', paint: '2f62a5' },
  Kato: { name: 'Yellow', paint: 'e3b021' },
  Sakai: { name: 'Blue', paint: '2f62a5' },
  Iseki: { name: 'Blue', paint: '2f62a5' },
  Morooka: { name: 'Yellow', paint: 'e3b021' },
  Mitsubishi: { name: 'Red', paint: 'b5322a' },
};

interface CategoryWords {
  description: Readonly<Record<string, readonly string[]>>;
  /** Remarks of inspectors on this category, beside those on any machine. */
  remarks: readonly string[];
}

const tracks = ['80 %', '60 %', '40 %', '20 %, tracks worn'];

export const categoryWords: Readonly<Record<CategoryName, CategoryWords>> = {
  Excavator: {
    description: {
      Shoes: ['Steel 600 mm', 'Steel 700 mm', 'Steel 800 mm', 'Steel, rubber pads'],
      Undercarriage: tracks,
      Attachments: ['Standard bucket', 'Bucket, breaker piping', 'Two buckets', 'Fork grab', 'Crane hook, 2.9 t'],
      Cab: ['Air-conditioned', 'Air-conditioned', 'Glass cracked'],
    },
    remarks: ['旋回ガタ小', 'バケットピンガタ有り', '特定自主検査済み'],
  },
  'Mini excavator': {
    description: {
      Shoes: ['Rubber 300 mm', 'Rubber 300 mm', 'Steel 300 mm'],
      Undercarriage: tracks,
      Attachments: ['Standard bucket', 'Bucket, breaker piping', 'Two buckets', 'Narrow bucket'],
      Cab: ['Canopy', 'Canopy', 'Air-conditioned', 'Cab, heater only'],
    },
    remarks: ['旋回ガタ小', 'バケットピンガタ有り', '特定自主検査済み'],
  },
  'Wheel loader': {
    description: {
      Tyres: ['80 %', '50 %', '30 %', 'New'],
      'Bucket type': ['Standard', 'High dump', 'Edge worn', 'With claws'],
      Cab: ['Air-conditioned', 'Heater only'],
      'Inspection of the year': ['Done', 'Expired', 'None'],
    },
    remarks: ['バケットピンガタ有り', '特定自主検査済み'],
  },
  Forklift: {
    description: {
      Mast: ['3.0 m', '4.0 m', '3-stage full free 4.7 m', '5.0 m'],
      Attachments: ['None', 'Side shift', 'Fork shift', 'Roll clamp', 'Hinged fork'],
      Tyres: ['Solid, 70 %', 'Pneumatic, 50 %', 'White solid, 60 %'],
    },
    remarks: ['マスト滲み有り', 'フォーク摩耗小', '特定自主検査済み'],
  },
  Bulldozer: {
    description: {
      'Blade type': ['Straight', 'Power angle tilt', 'Semi-U, edge new'],
      Undercarriage: ['70 %', '50 %', '30 %'],
      Cab: ['Air-conditioned', 'Canopy'],
      Ripper: ['None', 'Three shanks'],
    },
    remarks: ['履帯伸び有り', '特定自主検査済み'],
  },
  'Rough terrain crane': {
    description: {
      Jib: ['Single', 'Two-stage', 'None'],
      'Crane inspection': ['Over a year left', 'Some months left', 'Expired'],
      'Overload limiter': ['Works', 'Display weak'],
    },
    remarks: ['ブーム滲み有り', 'ワイヤー良好', 'アウトリガー動作良好'],
  },
  Tractor: {
    description: {
      Rotary: ['1.5 m', '1.7 m', '1.8 m, tines worn', 'None'],
      Tyres: ['70 %', '40 %', 'Cracked'],
      Cab: ['Safety frame', 'Air-conditioned'],
    },
    remarks: ['ロータリー爪摩耗', 'PTO動作良好'],
  },
  'Crawler dumper': {
    description: {
      Tracks: ['Rubber, 70 %', 'Rubber, 40 %', 'Rubber, cracked'],
      Bed: ['Tips to the rear', 'Turns by 180°', 'Dented'],
    },
    remarks: ['ゴムクローラー亀裂有り', '荷台凹み'],
  },
  Roller: {
    description: {
      Drum: ['Combined with tyres', 'Tandem', 'Macadam'],
      Vibration: ['Works', 'Weak'],
      'Water tank': ['Tight', 'Rusty'],
      Tyres: ['80 %', '50 %'],
    },
    remarks: ['散水動作良好', '特定自主検査済み'],
  },
};

export const anyRemarks = ['始動良好', '塗装はがれ・サビ有り', 'アワーメーター交換歴有り', '取扱説明書有り'] as const;
/** Only for machines with an engine. */
export const engineRemarks = ['油圧ホース滲み', 'エンジンオイル滲み'] as const;
