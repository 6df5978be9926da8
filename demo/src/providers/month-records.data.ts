/** The records of one maker, as the decoder reads them. */
export interface MonthRecords {
  /** The start of the numbers of its catalogues. */
  catalog: string;
  /** The start of its engine numbers, by the least displacement that it has. */
  engines: readonly (readonly [atLeast: number, family: string])[];
  /** In every year the serials of a chassis code run through these parts of all numbers, a month each, from this month on. */
  firstMonth: number;
  /** The share of all numbers at which each month ends. */
  ends: readonly number[];
}

const even = [0.083, 0.167, 0.25, 0.333, 0.417, 0.5, 0.583, 0.667, 0.75, 0.833, 0.917, 1];
/** Works rest in August, and at the end of the year. */
const resting = [0.09, 0.18, 0.28, 0.37, 0.46, 0.56, 0.65, 0.69, 0.78, 0.87, 0.96, 1];

/** Makers of Japan number each chassis code; the numbers of others say nothing of the month. */
export const monthRecords: Readonly<Record<string, MonthRecords>> = {
  Toyota: {
    catalog: 'T6',
    engines: [
      [2900, '1GR'],
      [2400, '2AR'],
      [1900, '3ZR'],
      [1400, '2NZ'],
      [0, '1KR'],
    ],
    firstMonth: 1,
    ends: resting,
  },
  Lexus: {
    catalog: 'L6',
    engines: [
      [3400, '2GR'],
      [2400, 'A25A'],
      [0, '8AR'],
    ],
    firstMonth: 1,
    ends: resting,
  },
  Nissan: {
    catalog: 'N4',
    engines: [
      [3400, 'VQ35'],
      [1900, 'MR20'],
      [1100, 'HR12'],
      [0, 'BR06'],
    ],
    firstMonth: 4,
    ends: even,
  },
  Honda: {
    catalog: 'H17',
    engines: [
      [2300, 'K24A'],
      [1900, 'K20C'],
      [1400, 'L15B'],
      [600, 'S07B'],
      [0, 'LEB'],
    ],
    firstMonth: 4,
    ends: even,
  },
  Mazda: {
    catalog: 'M2',
    engines: [
      [2400, 'PY'],
      [1900, 'PE'],
      [1400, 'P5'],
      [0, 'R06A'],
    ],
    firstMonth: 1,
    ends: resting,
  },
  Subaru: {
    catalog: 'S1',
    engines: [
      [2400, 'FB25'],
      [1900, 'FB20'],
      [1400, 'FB16'],
      [0, 'KF'],
    ],
    firstMonth: 4,
    ends: even,
  },
  Suzuki: {
    catalog: 'Z8',
    engines: [
      [1300, 'K14C'],
      [1100, 'K12C'],
      [0, 'R06A'],
    ],
    firstMonth: 1,
    ends: even,
  },
  Daihatsu: {
    catalog: 'D3',
    engines: [
      [1200, '2NR'],
      [900, '1KR'],
      [0, 'KF'],
    ],
    firstMonth: 1,
    ends: resting,
  },
  Mitsubishi: {
    catalog: 'B5',
    engines: [
      [2900, '6G74'],
      [2100, '4N14'],
      [1700, '4B11'],
      [0, '3B20'],
    ],
    firstMonth: 4,
    ends: resting,
  },
};
