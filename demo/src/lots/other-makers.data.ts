import { madeBy, variant } from './demo-model.ts';

export const subaru = madeBy('Subaru', [
  {
    model: 'Forester',
    body: 'suv',
    weight: 3,
    series: [
      {
        from: 2012,
        to: 2018,
        price: 2600,
        trims: ['2.0i', '2.0i-L EyeSight', '2.0i-S EyeSight', '2.0i-L X-BREAK'],
        variants: [variant('SJ5', 2000, '4WD', 'CVT')],
      },
      {
        from: 2012,
        to: 2018,
        price: 3100,
        trims: ['2.0XT', '2.0XT EyeSight'],
        variants: [variant('SJG', 2000, '4WD', 'CVT')],
      },
      {
        from: 2018,
        to: 2020,
        price: 3000,
        trims: ['Touring', 'Premium', 'X-BREAK'],
        variants: [variant('SK9', 2500, '4WD', 'CVT')],
      },
      {
        from: 2018,
        to: 2025,
        price: 3200,
        trims: ['Advance', 'Touring', 'X-BREAK'],
        variants: [variant('SKE', 2000, '4WD', 'CVT')],
      },
    ],
  },
  {
    model: 'XV',
    body: 'suv',
    weight: 3,
    series: [
      {
        from: 2012,
        to: 2017,
        price: 2450,
        trims: ['2.0i', '2.0i-L EyeSight', '2.0i-L EyeSight Active Style'],
        variants: [variant('GP7', 2000, '4WD', 'CVT')],
      },
      {
        from: 2017,
        to: 2022,
        price: 2600,
        trims: ['2.0i-L EyeSight', '2.0i-S EyeSight'],
        variants: [variant('GT7', 2000, '4WD', 'CVT')],
      },
      { from: 2018, to: 2022, price: 2900, trims: ['Advance'], variants: [variant('GTE', 2000, '4WD', 'CVT')] },
    ],
  },
  {
    model: 'Impreza G4',
    body: 'sedan',
    series: [
      {
        from: 2016,
        to: 2022,
        price: 2300,
        trims: ['1.6i-L EyeSight', '1.6i-S EyeSight'],
        variants: [variant('GK2', 1600, 'FF', 'CVT'), variant('GK3', 1600, '4WD', 'CVT')],
      },
      {
        from: 2016,
        to: 2022,
        price: 2550,
        trims: ['2.0i-L EyeSight', '2.0i-S EyeSight'],
        variants: [variant('GK6', 2000, 'FF', 'CVT'), variant('GK7', 2000, '4WD', 'CVT')],
      },
    ],
  },
  {
    model: 'WRX S4',
    body: 'sedan',
    retention: 0.9,
    series: [
      {
        from: 2014,
        to: 2021,
        price: 3700,
        trims: ['2.0GT EyeSight', '2.0GT-S EyeSight', 'STI Sport EyeSight'],
        variants: [variant('VAG', 2000, '4WD', 'CVT')],
      },
    ],
  },
  {
    model: 'BRZ',
    body: 'coupe',
    retention: 0.91,
    series: [
      {
        from: 2012,
        to: 2020,
        price: 2900,
        trims: ['R', 'S', 'GT'],
        variants: [variant('ZC6', 2000, 'FR', '6MT', 'AT')],
      },
      { from: 2021, to: null, price: 3300, trims: ['R', 'S'], variants: [variant('ZD8', 2400, 'FR', '6MT', 'AT')] },
    ],
  },
]);

export const suzuki = madeBy('Suzuki', [
  {
    model: 'Jimny',
    body: 'suv',
    weight: 3,
    retention: 0.95,
    series: [
      {
        from: 1998,
        to: 2018,
        price: 1500,
        trims: ['XG', 'XC', 'Land Venture', 'Cross Adventure'],
        variants: [variant('JB23W', 660, '4WD', '5MT', 'AT')],
      },
      {
        from: 2018,
        to: null,
        price: 1850,
        trims: ['XG', 'XL', 'XC'],
        variants: [variant('JB64W', 660, '4WD', '5MT', 'AT')],
      },
    ],
  },
  {
    model: 'Jimny Sierra',
    body: 'suv',
    retention: 0.96,
    series: [
      {
        from: 2018,
        to: null,
        price: 2100,
        trims: ['JL', 'JC'],
        variants: [variant('JB74W', 1500, '4WD', '5MT', 'AT')],
      },
    ],
  },
  {
    model: 'Carry',
    body: 'truck',
    weight: 3,
    retention: 0.92,
    series: [
      {
        from: 2001,
        to: 2013,
        price: 800,
        trims: ['KU', 'KC', 'KC Agricultural'],
        variants: [variant('DA63T', 660, 'FR', '5MT', 'AT'), variant('DA63T', 660, '4WD', '5MT', 'AT')],
      },
      {
        from: 2013,
        to: null,
        price: 1050,
        trims: ['KC', 'KC Agricultural', 'KX'],
        variants: [variant('DA16T', 660, 'FR', '5MT', 'AT'), variant('DA16T', 660, '4WD', '5MT', 'AT')],
      },
    ],
  },
  {
    model: 'Wagon R',
    body: 'kei',
    weight: 3,
    series: [
      {
        from: 2012,
        to: 2017,
        price: 1200,
        trims: ['FX', 'FX Limited', 'Stingray X'],
        variants: [variant('MH34S', 660, 'FF', 'CVT'), variant('MH34S', 660, '4WD', 'CVT')],
      },
      {
        from: 2017,
        to: null,
        price: 1350,
        trims: ['Hybrid FX', 'Hybrid FZ', 'Stingray Hybrid T'],
        variants: [variant('MH55S', 660, 'FF', 'CVT')],
      },
    ],
  },
  {
    model: 'Spacia',
    body: 'kei',
    weight: 3,
    series: [
      {
        from: 2013,
        to: 2017,
        price: 1450,
        trims: ['G', 'X', 'Custom XS'],
        variants: [variant('MK32S', 660, 'FF', 'CVT'), variant('MK42S', 660, '4WD', 'CVT')],
      },
      {
        from: 2017,
        to: 2023,
        price: 1650,
        trims: ['Hybrid G', 'Hybrid X', 'Custom Hybrid XS', 'Gear Hybrid XZ'],
        variants: [variant('MK53S', 660, 'FF', 'CVT'), variant('MK53S', 660, '4WD', 'CVT')],
      },
    ],
  },
  {
    model: 'Hustler',
    body: 'kei',
    weight: 3,
    retention: 0.9,
    series: [
      {
        from: 2014,
        to: 2019,
        price: 1400,
        trims: ['G', 'X', 'X Turbo', 'J Style'],
        variants: [variant('MR31S', 660, 'FF', 'CVT'), variant('MR41S', 660, '4WD', 'CVT', '5MT')],
      },
      {
        from: 2020,
        to: null,
        price: 1550,
        trims: ['Hybrid G', 'Hybrid X', 'Hybrid X Turbo'],
        variants: [variant('MR52S', 660, 'FF', 'CVT'), variant('MR92S', 660, '4WD', 'CVT')],
      },
    ],
  },
  {
    model: 'Swift Sport',
    body: 'hatchback',
    retention: 0.9,
    series: [
      { from: 2011, to: 2016, price: 1750, trims: ['Sport'], variants: [variant('ZC32S', 1600, 'FF', '6MT', 'CVT')] },
      {
        from: 2017,
        to: 2025,
        price: 2000,
        trims: ['Sport', 'Sport Safety Package'],
        variants: [variant('ZC33S', 1400, 'FF', '6MT', 'AT')],
      },
    ],
  },
]);

export const daihatsu = madeBy('Daihatsu', [
  {
    model: 'Tanto',
    body: 'kei',
    weight: 4,
    series: [
      {
        from: 2007,
        to: 2013,
        price: 1300,
        trims: ['L', 'X', 'Custom X'],
        variants: [variant('L375S', 660, 'FF', 'CVT'), variant('L385S', 660, '4WD', 'AT')],
      },
      {
        from: 2013,
        to: 2019,
        price: 1450,
        trims: ['L', 'X SA', 'Custom X SA', 'Custom RS SA'],
        variants: [variant('LA600S', 660, 'FF', 'CVT'), variant('LA610S', 660, '4WD', 'CVT')],
      },
      {
        from: 2019,
        to: null,
        price: 1650,
        trims: ['L', 'X', 'Custom X', 'Custom RS'],
        variants: [variant('LA650S', 660, 'FF', 'CVT'), variant('LA660S', 660, '4WD', 'CVT')],
      },
    ],
  },
  {
    model: 'Move',
    body: 'kei',
    weight: 3,
    series: [
      {
        from: 2010,
        to: 2014,
        price: 1150,
        trims: ['L', 'X', 'Custom X'],
        variants: [variant('LA100S', 660, 'FF', 'CVT'), variant('LA110S', 660, '4WD', 'CVT')],
      },
      {
        from: 2014,
        to: 2023,
        price: 1350,
        trims: ['L SA', 'X SA', 'Custom X SA'],
        variants: [variant('LA150S', 660, 'FF', 'CVT'), variant('LA160S', 660, '4WD', 'CVT')],
      },
    ],
  },
  {
    model: 'Hijet Truck',
    body: 'truck',
    weight: 4,
    retention: 0.92,
    series: [
      {
        from: 2004,
        to: 2014,
        price: 800,
        trims: ['Standard', 'Air Con Power Steering Special', 'Extra'],
        variants: [variant('S201P', 660, 'FR', '5MT', 'AT'), variant('S211P', 660, '4WD', '5MT', 'AT')],
      },
      {
        from: 2014,
        to: null,
        price: 1050,
        trims: ['Standard', 'Standard SA3t', 'Extra', 'Jumbo'],
        variants: [variant('S500P', 660, 'FR', '5MT', 'AT'), variant('S510P', 660, '4WD', '5MT', 'AT')],
      },
    ],
  },
  {
    model: 'Rocky',
    body: 'suv',
    series: [
      {
        from: 2019,
        to: null,
        price: 2000,
        trims: ['L', 'X', 'G', 'Premium'],
        variants: [variant('A200S', 1000, 'FF', 'CVT'), variant('A210S', 1000, '4WD', 'CVT')],
      },
    ],
  },
  {
    model: 'Taft',
    body: 'kei',
    series: [
      {
        from: 2020,
        to: null,
        price: 1500,
        trims: ['X', 'G', 'G Turbo'],
        variants: [variant('LA900S', 660, 'FF', 'CVT'), variant('LA910S', 660, '4WD', 'CVT')],
      },
    ],
  },
]);

export const bmw = madeBy('BMW', [
  {
    model: '3 Series',
    body: 'sedan',
    retention: 0.82,
    leftHandShare: 0.1,
    series: [
      {
        from: 2012,
        to: 2015,
        price: 4900,
        trims: ['320i', '320i M Sport', '320i Luxury'],
        variants: [variant('3B20', 2000, 'FR', 'AT')],
      },
      {
        from: 2012,
        to: 2015,
        price: 5000,
        trims: ['320d', '320d M Sport', '320d BluePerformance Modern'],
        variants: [variant('3D20', 2000, 'FR', 'AT')],
      },
    ],
  },
]);

export const mercedes = madeBy('Mercedes-Benz', [
  {
    model: 'C-Class',
    body: 'sedan',
    retention: 0.83,
    leftHandShare: 0.15,
    series: [
      {
        from: 2014,
        to: 2018,
        price: 4700,
        trims: ['C180', 'C180 Avantgarde', 'C180 Avantgarde AMG Line'],
        variants: [variant('205040C', 1600, 'FR', 'AT')],
      },
      {
        from: 2014,
        to: 2018,
        price: 5300,
        trims: ['C200', 'C200 Avantgarde', 'C200 Avantgarde AMG Line'],
        variants: [variant('205042', 2000, 'FR', 'AT')],
      },
    ],
  },
]);
