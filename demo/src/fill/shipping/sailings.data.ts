export interface DemoSailing {
  line: string;
  vessel: string;
  number: string;
  /** The codes of the ports. */
  from: string;
  to: string;
  /** Days from today; it has sailed if they are negative. */
  sailsIn: number;
  /** Days at sea. */
  transit: number;
  /** The accounts whose cars it carries. */
  carries: readonly string[];
}

/** R98: two ships at sea, one that is loaded now, and one that is booked. */
export const sailings: readonly DemoSailing[] = [
  {
    line: 'Umikaze Line',
    vessel: 'Umikaze Maru',
    number: '218',
    from: 'JPYOK',
    to: 'NZAKL',
    sailsIn: -3,
    transit: 14,
    carries: ['client@demo.seri'],
  },
  {
    line: 'North Star RoRo',
    vessel: 'North Star',
    number: '90',
    from: 'JPNGO',
    to: 'KEMBA',
    sailsIn: -4,
    transit: 26,
    carries: ['dealer@demo.seri'],
  },
  {
    line: 'Aogiri Shipping',
    vessel: 'Aogiri',
    number: '43',
    from: 'JPTOY',
    to: 'RUVVO',
    sailsIn: 2,
    transit: 2,
    carries: ['vip@demo.seri', 'marina@amur-motors.example', 'troublesome@demo.seri'],
  },
  {
    line: 'Umikaze Line',
    vessel: 'Umikaze Maru',
    number: '219',
    from: 'JPUKB',
    to: 'NZAKL',
    sailsIn: 9,
    transit: 14,
    carries: ['client@demo.seri'],
  },
];
