import { made, madeBy, variant } from './car-model.ts';

export const subaru = madeBy({ maker: 'Subaru' }, [
  {
    model: 'Forester',
    body: 'suv',
    weight: 3,
    series: [
      made(
        2012,
        2018,
        2600,
        ['2.0i', '2.0i-L EyeSight', '2.0i-S EyeSight', '2.0i-L X-BREAK'],
        [variant('SJ5', 2000, '4WD', 'CVT')],
      ),
      made(2012, 2018, 3100, ['2.0XT', '2.0XT EyeSight'], [variant('SJG', 2000, '4WD', 'CVT')]),
      made(2018, 2020, 3000, ['Touring', 'Premium', 'X-BREAK'], [variant('SK9', 2500, '4WD', 'CVT')]),
      made(2018, 2025, 3200, ['Advance', 'Touring', 'X-BREAK'], [variant('SKE', 2000, '4WD', 'CVT')]),
    ],
  },
  {
    model: 'XV',
    body: 'suv',
    weight: 3,
    series: [
      made(
        2012,
        2017,
        2450,
        ['2.0i', '2.0i-L EyeSight', '2.0i-L EyeSight Active Style'],
        [variant('GP7', 2000, '4WD', 'CVT')],
      ),
      made(2017, 2022, 2600, ['2.0i-L EyeSight', '2.0i-S EyeSight'], [variant('GT7', 2000, '4WD', 'CVT')]),
      made(2018, 2022, 2900, ['Advance'], [variant('GTE', 2000, '4WD', 'CVT')]),
    ],
  },
  {
    model: 'Impreza G4',
    body: 'sedan',
    series: [
      made(
        2016,
        2022,
        2300,
        ['1.6i-L EyeSight', '1.6i-S EyeSight'],
        [variant('GK2', 1600, 'FF', 'CVT'), variant('GK3', 1600, '4WD', 'CVT')],
      ),
      made(
        2016,
        2022,
        2550,
        ['2.0i-L EyeSight', '2.0i-S EyeSight'],
        [variant('GK6', 2000, 'FF', 'CVT'), variant('GK7', 2000, '4WD', 'CVT')],
      ),
    ],
  },
  {
    model: 'WRX S4',
    body: 'sedan',
    retention: 0.9,
    power: 300,
    series: [
      made(
        2014,
        2021,
        3700,
        ['2.0GT EyeSight', '2.0GT-S EyeSight', 'STI Sport EyeSight'],
        [variant('VAG', 2000, '4WD', 'CVT')],
      ),
    ],
  },
  {
    model: 'BRZ',
    body: 'coupe',
    retention: 0.91,
    power: 207,
    series: [
      made(2012, 2020, 2900, ['R', 'S', 'GT'], [variant('ZC6', 2000, 'FR', '6MT', 'AT')]),
      made(2021, null, 3300, ['R', 'S'], [variant('ZD8', 2400, 'FR', '6MT', 'AT')]),
    ],
  },
  {
    model: 'Levorg',
    body: 'wagon',
    weight: 3,
    retention: 0.85,
    power: 170,
    series: [
      made(
        2014,
        2020,
        2850,
        ['1.6GT', '1.6GT EyeSight', '1.6GT-S EyeSight', '1.6STI Sport'],
        [variant('VM4', 1600, '4WD', 'CVT')],
      ),
      made(
        2014,
        2020,
        3500,
        ['2.0GT EyeSight', '2.0GT-S EyeSight', '2.0STI Sport'],
        [variant('VMG', 2000, '4WD', 'CVT')],
      ),
      made(2020, null, 3500, ['GT', 'GT EX', 'GT-H EX', 'STI Sport EX'], [variant('VN5', 1800, '4WD', 'CVT')]),
      made(2021, null, 4800, ['STI Sport R', 'STI Sport R EX'], [variant('VNH', 2400, '4WD', 'CVT')]),
    ],
  },
  {
    model: 'Legacy Outback',
    body: 'wagon',
    retention: 0.86,
    series: [
      made(
        2009,
        2014,
        2900,
        ['2.5i', '2.5i L Package', '2.5i EyeSight'],
        [variant('BR9', 2500, '4WD', 'CVT'), variant('BRM', 2500, '4WD', 'CVT')],
      ),
      made(2014, 2021, 3400, ['2.5', 'Limited', 'X-BREAK'], [variant('BS9', 2500, '4WD', 'CVT')]),
      made(2021, null, 4300, ['X-BREAK EX', 'Limited EX'], [variant('BT5', 1800, '4WD', 'CVT')]),
    ],
  },
]);

export const suzuki = madeBy({ maker: 'Suzuki' }, [
  {
    model: 'Jimny',
    body: 'offroad',
    weight: 3,
    retention: 0.95,
    seats: 4,
    doors: 3,
    series: [
      made(
        1998,
        2018,
        1500,
        ['XG', 'XC', 'Land Venture', 'Cross Adventure'],
        [variant('JB23W', 660, '4WD', '5MT', 'AT')],
      ),
      made(2018, null, 1850, ['XG', 'XL', 'XC'], [variant('JB64W', 660, '4WD', '5MT', 'AT')]),
    ],
  },
  {
    model: 'Jimny Sierra',
    body: 'offroad',
    retention: 0.96,
    seats: 4,
    doors: 3,
    series: [made(2018, null, 2100, ['JL', 'JC'], [variant('JB74W', 1500, '4WD', '5MT', 'AT')])],
  },
  {
    model: 'Carry',
    body: 'keitruck',
    weight: 3,
    retention: 0.92,
    series: [
      made(
        2001,
        2013,
        800,
        ['KU', 'KC', 'KC Agricultural'],
        [variant('DA63T', 660, 'FR', '5MT', 'AT'), variant('DA63T', 660, '4WD', '5MT', 'AT')],
      ),
      made(
        2013,
        null,
        1050,
        ['KC', 'KC Agricultural', 'KX'],
        [variant('DA16T', 660, 'FR', '5MT', 'AT'), variant('DA16T', 660, '4WD', '5MT', 'AT')],
      ),
    ],
  },
  {
    model: 'Wagon R',
    body: 'kei',
    weight: 3,
    series: [
      made(
        2012,
        2017,
        1200,
        ['FX', 'FX Limited', 'Stingray X'],
        [variant('MH34S', 660, 'FF', 'CVT'), variant('MH34S', 660, '4WD', 'CVT')],
      ),
      made(2017, null, 1350, ['Hybrid FX', 'Hybrid FZ', 'Stingray Hybrid T'], [variant('MH55S', 660, 'FF', 'CVT')]),
    ],
  },
  {
    model: 'Spacia',
    body: 'kei',
    weight: 3,
    series: [
      made(
        2013,
        2017,
        1450,
        ['G', 'X', 'Custom XS'],
        [variant('MK32S', 660, 'FF', 'CVT'), variant('MK42S', 660, '4WD', 'CVT')],
      ),
      made(
        2017,
        2023,
        1650,
        ['Hybrid G', 'Hybrid X', 'Custom Hybrid XS', 'Gear Hybrid XZ'],
        [variant('MK53S', 660, 'FF', 'CVT'), variant('MK53S', 660, '4WD', 'CVT')],
      ),
    ],
  },
  {
    model: 'Hustler',
    body: 'kei',
    weight: 3,
    retention: 0.9,
    series: [
      made(
        2014,
        2019,
        1400,
        ['G', 'X', 'X Turbo', 'J Style'],
        [variant('MR31S', 660, 'FF', 'CVT'), variant('MR41S', 660, '4WD', 'CVT', '5MT')],
      ),
      made(
        2020,
        null,
        1550,
        ['Hybrid G', 'Hybrid X', 'Hybrid X Turbo'],
        [variant('MR52S', 660, 'FF', 'CVT'), variant('MR92S', 660, '4WD', 'CVT')],
      ),
    ],
  },
  {
    model: 'Swift Sport',
    body: 'hatchback',
    retention: 0.9,
    power: 140,
    series: [
      made(2011, 2016, 1750, ['Sport'], [variant('ZC32S', 1600, 'FF', '6MT', 'CVT')]),
      made(2017, 2025, 2000, ['Sport', 'Sport Safety Package'], [variant('ZC33S', 1400, 'FF', '6MT', 'AT')]),
    ],
  },
  {
    model: 'Swift',
    body: 'hatchback',
    retention: 0.85,
    series: [
      made(
        2010,
        2017,
        1300,
        ['XG', 'XL', 'RS'],
        [variant('ZC72S', 1200, 'FF', 'CVT', '5MT'), variant('ZD72S', 1200, '4WD', 'CVT')],
      ),
      made(
        2017,
        2023,
        1600,
        ['XG', 'XL', 'RS', 'Hybrid RS'],
        [
          variant('ZC83S', 1200, 'FF', 'CVT', '5MT'),
          variant('ZC53S', 1200, 'FF', 'CVT'),
          variant('ZD53S', 1200, '4WD', 'CVT'),
        ],
      ),
      made(
        2024,
        null,
        1850,
        ['XG', 'Hybrid MX', 'Hybrid MZ'],
        [
          variant('ZCDDS', 1200, 'FF', 'CVT'),
          variant('ZCEDS', 1200, 'FF', 'CVT'),
          variant('ZDEDS', 1200, '4WD', 'CVT'),
        ],
      ),
    ],
  },
  {
    model: 'Solio',
    body: 'hatchback',
    series: [
      made(
        2015,
        2020,
        1800,
        ['G', 'Hybrid MX', 'Bandit Hybrid MV'],
        [variant('MA36S', 1200, 'FF', 'CVT'), variant('MA46S', 1200, '4WD', 'CVT')],
      ),
      made(
        2020,
        null,
        2000,
        ['G', 'Hybrid MX', 'Hybrid MZ', 'Bandit Hybrid MV'],
        [variant('MA37S', 1200, 'FF', 'CVT'), variant('MA47S', 1200, '4WD', 'CVT')],
      ),
    ],
  },
  {
    model: 'Alto',
    body: 'kei',
    weight: 3,
    retention: 0.84,
    series: [
      made(
        2014,
        2021,
        950,
        ['F', 'L', 'S', 'X'],
        [variant('HA36S', 660, 'FF', 'CVT', '5MT'), variant('HA36S', 660, '4WD', 'CVT')],
      ),
      made(
        2021,
        null,
        1150,
        ['A', 'L', 'Hybrid S', 'Hybrid X'],
        [variant('HA37S', 660, 'FF', 'CVT'), variant('HA97S', 660, 'FF', 'CVT')],
      ),
    ],
  },
  {
    model: 'Every',
    body: 'van',
    weight: 3,
    retention: 0.91,
    seats: 4,
    series: [
      made(
        2005,
        2015,
        1100,
        ['PA', 'PC', 'Join', 'Join Turbo'],
        [variant('DA64V', 660, 'FR', '5MT', 'AT'), variant('DA64V', 660, '4WD', '5MT', 'AT')],
      ),
      made(
        2015,
        null,
        1350,
        ['PA', 'PC', 'Join', 'Join Turbo'],
        [variant('DA17V', 660, 'FR', '5MT', 'AT'), variant('DA17V', 660, '4WD', '5MT', 'AT')],
      ),
    ],
  },
]);

export const daihatsu = madeBy({ maker: 'Daihatsu' }, [
  {
    model: 'Tanto',
    body: 'kei',
    weight: 4,
    series: [
      made(
        2007,
        2013,
        1300,
        ['L', 'X', 'Custom X'],
        [variant('L375S', 660, 'FF', 'CVT'), variant('L385S', 660, '4WD', 'AT')],
      ),
      made(
        2013,
        2019,
        1450,
        ['L', 'X SA', 'Custom X SA', 'Custom RS SA'],
        [variant('LA600S', 660, 'FF', 'CVT'), variant('LA610S', 660, '4WD', 'CVT')],
      ),
      made(
        2019,
        null,
        1650,
        ['L', 'X', 'Custom X', 'Custom RS'],
        [variant('LA650S', 660, 'FF', 'CVT'), variant('LA660S', 660, '4WD', 'CVT')],
      ),
    ],
  },
  {
    model: 'Move',
    body: 'kei',
    weight: 3,
    series: [
      made(
        2010,
        2014,
        1150,
        ['L', 'X', 'Custom X'],
        [variant('LA100S', 660, 'FF', 'CVT'), variant('LA110S', 660, '4WD', 'CVT')],
      ),
      made(
        2014,
        2023,
        1350,
        ['L SA', 'X SA', 'Custom X SA'],
        [variant('LA150S', 660, 'FF', 'CVT'), variant('LA160S', 660, '4WD', 'CVT')],
      ),
    ],
  },
  {
    model: 'Hijet Truck',
    body: 'keitruck',
    weight: 4,
    retention: 0.92,
    series: [
      made(
        2004,
        2014,
        800,
        ['Standard', 'Air Con Power Steering Special', 'Extra'],
        [variant('S201P', 660, 'FR', '5MT', 'AT'), variant('S211P', 660, '4WD', '5MT', 'AT')],
      ),
      made(
        2014,
        null,
        1050,
        ['Standard', 'Standard SA3t', 'Extra', 'Jumbo'],
        [variant('S500P', 660, 'FR', '5MT', 'AT'), variant('S510P', 660, '4WD', '5MT', 'AT')],
      ),
    ],
  },
  {
    model: 'Rocky',
    body: 'suv',
    series: [
      made(
        2019,
        null,
        2000,
        ['L', 'X', 'G', 'Premium'],
        [variant('A200S', 1000, 'FF', 'CVT'), variant('A210S', 1000, '4WD', 'CVT')],
      ),
    ],
  },
  {
    model: 'Taft',
    body: 'kei',
    series: [
      made(
        2020,
        null,
        1500,
        ['X', 'G', 'G Turbo'],
        [variant('LA900S', 660, 'FF', 'CVT'), variant('LA910S', 660, '4WD', 'CVT')],
      ),
    ],
  },
  {
    model: 'Copen',
    body: 'roadster',
    retention: 0.93,
    power: 64,
    series: [
      made(
        2002,
        2012,
        1650,
        ['Active Top', 'Detachable Top', 'Ultimate Edition'],
        [variant('L880K', 660, 'FF', '5MT', 'AT')],
      ),
      made(2014, null, 2000, ['Robe', 'XPLAY', 'Cero', 'GR Sport'], [variant('LA400K', 660, 'FF', 'CVT', '5MT')]),
    ],
  },
  {
    model: 'Mira e:S',
    body: 'kei',
    weight: 3,
    retention: 0.83,
    series: [
      made(
        2011,
        2017,
        950,
        ['D', 'X', 'L', 'G'],
        [variant('LA300S', 660, 'FF', 'CVT'), variant('LA310S', 660, '4WD', 'CVT')],
      ),
      made(
        2017,
        null,
        1050,
        ['B', 'L', 'X', 'G'],
        [variant('LA350S', 660, 'FF', 'CVT'), variant('LA360S', 660, '4WD', 'CVT')],
      ),
    ],
  },
  {
    model: 'Atrai',
    body: 'van',
    weight: 1,
    retention: 0.9,
    seats: 4,
    series: [
      made(
        2005,
        2021,
        1500,
        ['Wagon Custom Turbo R', 'Wagon Custom Turbo RS'],
        [variant('S321G', 660, 'FR', 'AT'), variant('S331G', 660, '4WD', 'AT')],
      ),
      made(
        2021,
        null,
        1750,
        ['X', 'RS', 'Deck Van'],
        [variant('S700V', 660, 'FR', 'CVT'), variant('S710V', 660, '4WD', 'CVT')],
      ),
    ],
  },
]);
