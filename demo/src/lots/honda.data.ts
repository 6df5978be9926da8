import { madeBy, variant } from './demo-model.ts';

export const honda = madeBy('Honda', [
  {
    model: 'Vezel',
    body: 'suv',
    weight: 4,
    series: [
      {
        from: 2013,
        to: 2021,
        price: 2200,
        trims: ['G', 'X', 'S', 'RS'],
        variants: [variant('RU1', 1500, 'FF', 'CVT'), variant('RU2', 1500, '4WD', 'CVT')],
      },
      {
        from: 2013,
        to: 2021,
        price: 2600,
        trims: ['Hybrid', 'Hybrid X', 'Hybrid Z', 'Hybrid RS Sensing'],
        variants: [variant('RU3', 1500, 'FF', 'DCT'), variant('RU4', 1500, '4WD', 'DCT')],
      },
      {
        from: 2021,
        to: null,
        price: 2900,
        trims: ['e:HEV X', 'e:HEV Z', 'e:HEV PLaY'],
        variants: [variant('RV5', 1500, 'FF', 'CVT'), variant('RV6', 1500, '4WD', 'CVT')],
      },
    ],
  },
  {
    model: 'Fit',
    body: 'hatchback',
    weight: 4,
    series: [
      {
        from: 2007,
        to: 2013,
        price: 1350,
        trims: ['G', 'L', '13G F Package'],
        variants: [variant('GE6', 1300, 'FF', 'CVT'), variant('GE7', 1300, '4WD', 'AT')],
      },
      {
        from: 2013,
        to: 2020,
        price: 1550,
        trims: ['13G', '13G F Package', '13G L Package'],
        variants: [variant('GK3', 1300, 'FF', 'CVT'), variant('GK4', 1300, '4WD', 'CVT')],
      },
      {
        from: 2013,
        to: 2020,
        price: 1850,
        trims: ['Hybrid', 'Hybrid F Package', 'Hybrid L Package', 'Hybrid S Package'],
        variants: [variant('GP5', 1500, 'FF', 'DCT'), variant('GP6', 1500, '4WD', 'DCT')],
      },
      {
        from: 2020,
        to: null,
        price: 2000,
        trims: ['Basic', 'Home', 'Ness', 'Crosstar'],
        variants: [variant('GR1', 1300, 'FF', 'CVT'), variant('GR3', 1500, 'FF', 'CVT')],
      },
    ],
  },
  {
    model: 'N-BOX',
    body: 'kei',
    weight: 5,
    series: [
      {
        from: 2011,
        to: 2017,
        price: 1450,
        trims: ['G', 'G L Package', 'Custom G', 'Custom G Turbo Package'],
        variants: [variant('JF1', 660, 'FF', 'CVT'), variant('JF2', 660, '4WD', 'CVT')],
      },
      {
        from: 2017,
        to: 2023,
        price: 1700,
        trims: ['G Honda Sensing', 'G L Honda Sensing', 'Custom L', 'Custom EX Turbo'],
        variants: [variant('JF3', 660, 'FF', 'CVT'), variant('JF4', 660, '4WD', 'CVT')],
      },
      {
        from: 2023,
        to: null,
        price: 1850,
        trims: ['Base', 'Custom', 'Custom Turbo'],
        variants: [variant('JF5', 660, 'FF', 'CVT'), variant('JF6', 660, '4WD', 'CVT')],
      },
    ],
  },
  {
    model: 'N-WGN',
    body: 'kei',
    series: [
      {
        from: 2013,
        to: 2019,
        price: 1300,
        trims: ['G', 'G L Package', 'Custom G'],
        variants: [variant('JH1', 660, 'FF', 'CVT'), variant('JH2', 660, '4WD', 'CVT')],
      },
      {
        from: 2019,
        to: null,
        price: 1450,
        trims: ['G', 'L', 'L Turbo', 'Custom L'],
        variants: [variant('JH3', 660, 'FF', 'CVT'), variant('JH4', 660, '4WD', 'CVT')],
      },
    ],
  },
  {
    model: 'Step WGN',
    body: 'minivan',
    weight: 3,
    series: [
      {
        from: 2009,
        to: 2015,
        price: 2300,
        trims: ['G', 'L', 'G L Package'],
        variants: [variant('RK1', 2000, 'FF', 'CVT'), variant('RK2', 2000, '4WD', 'AT')],
      },
      {
        from: 2015,
        to: 2022,
        price: 2900,
        trims: ['Spada', 'Spada Cool Spirit', 'Spada Honda Sensing'],
        variants: [variant('RP3', 1500, 'FF', 'CVT'), variant('RP4', 1500, '4WD', 'CVT')],
      },
      {
        from: 2022,
        to: null,
        price: 3600,
        trims: ['e:HEV Air', 'e:HEV Spada', 'e:HEV Spada Premium Line'],
        variants: [variant('RP8', 2000, 'FF', 'CVT')],
      },
    ],
  },
  {
    model: 'Freed',
    body: 'minivan',
    weight: 3,
    series: [
      {
        from: 2008,
        to: 2016,
        price: 1850,
        trims: ['G', 'G Just Selection', 'G Aero'],
        variants: [variant('GB3', 1500, 'FF', 'CVT'), variant('GB4', 1500, '4WD', 'AT')],
      },
      {
        from: 2016,
        to: 2024,
        price: 2300,
        trims: ['B', 'G', 'G Honda Sensing'],
        variants: [variant('GB5', 1500, 'FF', 'CVT'), variant('GB6', 1500, '4WD', 'CVT')],
      },
      {
        from: 2016,
        to: 2024,
        price: 2650,
        trims: ['Hybrid B', 'Hybrid G', 'Hybrid G Honda Sensing'],
        variants: [variant('GB7', 1500, 'FF', 'DCT')],
      },
    ],
  },
  {
    model: 'Odyssey',
    body: 'minivan',
    series: [
      {
        from: 2013,
        to: 2021,
        price: 3100,
        trims: ['G', 'Absolute', 'Absolute EX', 'Absolute EX Honda Sensing'],
        variants: [variant('RC1', 2400, 'FF', 'CVT'), variant('RC2', 2400, '4WD', 'CVT')],
      },
      {
        from: 2016,
        to: 2021,
        price: 3700,
        trims: ['Hybrid', 'Hybrid Absolute', 'Hybrid Absolute EX'],
        variants: [variant('RC4', 2000, 'FF', 'CVT')],
      },
    ],
  },
  {
    model: 'CR-V',
    body: 'suv',
    series: [
      {
        from: 2018,
        to: 2022,
        price: 3600,
        trims: ['EX', 'EX Masterpiece', 'Black Edition'],
        variants: [variant('RW1', 1500, 'FF', 'CVT'), variant('RW2', 1500, '4WD', 'CVT')],
      },
    ],
  },
  {
    model: 'Civic',
    body: 'sedan',
    weight: 1,
    series: [{ from: 2017, to: 2020, price: 2700, trims: ['Sedan'], variants: [variant('FC1', 1500, 'FF', 'CVT')] }],
  },
  {
    model: 'CR-Z',
    body: 'coupe',
    weight: 1,
    series: [
      { from: 2010, to: 2012, price: 2350, trims: ['β', 'α'], variants: [variant('ZF1', 1500, 'FF', '6MT', 'CVT')] },
      {
        from: 2012,
        to: 2016,
        price: 2500,
        trims: ['β', 'α', 'α Master Label'],
        variants: [variant('ZF2', 1500, 'FF', '6MT', 'CVT')],
      },
    ],
  },
]);

export const mazda = madeBy('Mazda', [
  {
    model: 'CX-5',
    body: 'suv',
    weight: 4,
    series: [
      {
        from: 2012,
        to: 2017,
        price: 2600,
        trims: ['20S', '20S PROACTIVE', '20C'],
        variants: [variant('KEEFW', 2000, 'FF', 'AT'), variant('KEEAW', 2000, '4WD', 'AT')],
      },
      {
        from: 2012,
        to: 2017,
        price: 3000,
        trims: ['XD', 'XD PROACTIVE', 'XD L Package'],
        variants: [variant('KE2FW', 2200, 'FF', 'AT'), variant('KE2AW', 2200, '4WD', 'AT')],
      },
      {
        from: 2017,
        to: null,
        price: 2900,
        trims: ['20S', '20S PROACTIVE', '20S Black Tone Edition'],
        variants: [variant('KFEP', 2000, 'FF', 'AT')],
      },
      {
        from: 2017,
        to: null,
        price: 3400,
        trims: ['XD', 'XD PROACTIVE', 'XD L Package', 'XD Exclusive Mode'],
        variants: [variant('KF2P', 2200, 'FF', 'AT'), variant('KF2P', 2200, '4WD', 'AT', '6MT')],
      },
    ],
  },
  {
    model: 'CX-8',
    body: 'suv',
    series: [
      {
        from: 2017,
        to: 2023,
        price: 3900,
        trims: ['XD', 'XD PROACTIVE', 'XD L Package'],
        variants: [variant('KG2P', 2200, 'FF', 'AT'), variant('KG2P', 2200, '4WD', 'AT')],
      },
    ],
  },
  {
    model: 'CX-3',
    body: 'suv',
    series: [
      {
        from: 2015,
        to: 2018,
        price: 2500,
        trims: ['XD', 'XD Touring', 'XD Touring L Package'],
        variants: [variant('DK5FW', 1500, 'FF', 'AT', '6MT'), variant('DK5AW', 1500, '4WD', 'AT')],
      },
    ],
  },
  {
    model: 'Demio',
    body: 'hatchback',
    weight: 3,
    series: [
      {
        from: 2014,
        to: 2019,
        price: 1500,
        trims: ['13C', '13S', '13S Touring'],
        variants: [variant('DJ3FS', 1300, 'FF', 'AT', '5MT'), variant('DJ3AS', 1300, '4WD', 'AT')],
      },
      {
        from: 2014,
        to: 2019,
        price: 1900,
        trims: ['XD', 'XD Touring', 'XD Touring L Package'],
        variants: [variant('DJ5FS', 1500, 'FF', 'AT', '6MT')],
      },
    ],
  },
  {
    model: 'Atenza',
    body: 'sedan',
    series: [
      {
        from: 2012,
        to: 2019,
        price: 3200,
        trims: ['XD', 'XD PROACTIVE', 'XD L Package'],
        variants: [variant('GJ2FP', 2200, 'FF', 'AT', '6MT')],
      },
      {
        from: 2012,
        to: 2019,
        price: 2700,
        trims: ['20S', '20S PROACTIVE'],
        variants: [variant('GJEFP', 2000, 'FF', 'AT')],
      },
    ],
  },
  {
    model: 'Roadster',
    body: 'coupe',
    retention: 0.92,
    series: [
      {
        from: 2005,
        to: 2015,
        price: 2500,
        trims: ['RS RHT', 'VS RHT'],
        variants: [variant('NCEC', 2000, 'FR', '6MT', 'AT')],
      },
      {
        from: 2016,
        to: null,
        price: 3500,
        trims: ['RF S', 'RF VS', 'RF RS'],
        variants: [variant('NDERC', 2000, 'FR', '6MT', 'AT')],
      },
    ],
  },
]);
