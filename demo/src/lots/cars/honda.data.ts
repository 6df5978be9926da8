import { made, madeBy, variant } from './car-model.ts';

export const honda = madeBy({ maker: 'Honda' }, [
  {
    model: 'Vezel',
    body: 'suv',
    weight: 4,
    series: [
      made(
        2013,
        2021,
        2200,
        ['G', 'X', 'S', 'RS'],
        [variant('RU1', 1500, 'FF', 'CVT'), variant('RU2', 1500, '4WD', 'CVT')],
      ),
      made(
        2013,
        2021,
        2600,
        ['Hybrid', 'Hybrid X', 'Hybrid Z', 'Hybrid RS Sensing'],
        [variant('RU3', 1500, 'FF', 'DCT'), variant('RU4', 1500, '4WD', 'DCT')],
      ),
      made(
        2021,
        null,
        2900,
        ['e:HEV X', 'e:HEV Z', 'e:HEV PLaY'],
        [variant('RV5', 1500, 'FF', 'CVT'), variant('RV6', 1500, '4WD', 'CVT')],
      ),
    ],
  },
  {
    model: 'Fit',
    body: 'hatchback',
    weight: 4,
    series: [
      made(
        2007,
        2013,
        1350,
        ['G', 'L', '13G F Package'],
        [variant('GE6', 1300, 'FF', 'CVT'), variant('GE7', 1300, '4WD', 'AT')],
      ),
      made(
        2013,
        2020,
        1550,
        ['13G', '13G F Package', '13G L Package'],
        [variant('GK3', 1300, 'FF', 'CVT'), variant('GK4', 1300, '4WD', 'CVT')],
      ),
      made(
        2013,
        2020,
        1850,
        ['Hybrid', 'Hybrid F Package', 'Hybrid L Package', 'Hybrid S Package'],
        [variant('GP5', 1500, 'FF', 'DCT'), variant('GP6', 1500, '4WD', 'DCT')],
      ),
      made(
        2020,
        null,
        2000,
        ['Basic', 'Home', 'Ness', 'Crosstar'],
        [variant('GR1', 1300, 'FF', 'CVT'), variant('GR3', 1500, 'FF', 'CVT')],
      ),
    ],
  },
  {
    model: 'N-BOX',
    body: 'kei',
    weight: 5,
    series: [
      made(
        2011,
        2017,
        1450,
        ['G', 'G L Package', 'Custom G', 'Custom G Turbo Package'],
        [variant('JF1', 660, 'FF', 'CVT'), variant('JF2', 660, '4WD', 'CVT')],
      ),
      made(
        2017,
        2023,
        1700,
        ['G Honda Sensing', 'G L Honda Sensing', 'Custom L', 'Custom EX Turbo'],
        [variant('JF3', 660, 'FF', 'CVT'), variant('JF4', 660, '4WD', 'CVT')],
      ),
      made(
        2023,
        null,
        1850,
        ['Base', 'Custom', 'Custom Turbo'],
        [variant('JF5', 660, 'FF', 'CVT'), variant('JF6', 660, '4WD', 'CVT')],
      ),
    ],
  },
  {
    model: 'N-WGN',
    body: 'kei',
    series: [
      made(
        2013,
        2019,
        1300,
        ['G', 'G L Package', 'Custom G'],
        [variant('JH1', 660, 'FF', 'CVT'), variant('JH2', 660, '4WD', 'CVT')],
      ),
      made(
        2019,
        null,
        1450,
        ['G', 'L', 'L Turbo', 'Custom L'],
        [variant('JH3', 660, 'FF', 'CVT'), variant('JH4', 660, '4WD', 'CVT')],
      ),
    ],
  },
  {
    model: 'Step WGN',
    body: 'minivan',
    weight: 3,
    series: [
      made(
        2009,
        2015,
        2300,
        ['G', 'L', 'G L Package'],
        [variant('RK1', 2000, 'FF', 'CVT'), variant('RK2', 2000, '4WD', 'AT')],
      ),
      made(
        2015,
        2022,
        2900,
        ['Spada', 'Spada Cool Spirit', 'Spada Honda Sensing'],
        [variant('RP3', 1500, 'FF', 'CVT'), variant('RP4', 1500, '4WD', 'CVT')],
      ),
      made(
        2022,
        null,
        3600,
        ['e:HEV Air', 'e:HEV Spada', 'e:HEV Spada Premium Line'],
        [variant('RP8', 2000, 'FF', 'CVT')],
      ),
    ],
  },
  {
    model: 'Freed',
    body: 'minivan',
    weight: 3,
    series: [
      made(
        2008,
        2016,
        1850,
        ['G', 'G Just Selection', 'G Aero'],
        [variant('GB3', 1500, 'FF', 'CVT'), variant('GB4', 1500, '4WD', 'AT')],
      ),
      made(
        2016,
        2024,
        2300,
        ['B', 'G', 'G Honda Sensing'],
        [variant('GB5', 1500, 'FF', 'CVT'), variant('GB6', 1500, '4WD', 'CVT')],
      ),
      made(2016, 2024, 2650, ['Hybrid B', 'Hybrid G', 'Hybrid G Honda Sensing'], [variant('GB7', 1500, 'FF', 'DCT')]),
    ],
  },
  {
    model: 'Odyssey',
    body: 'minivan',
    series: [
      made(
        2013,
        2021,
        3100,
        ['G', 'Absolute', 'Absolute EX', 'Absolute EX Honda Sensing'],
        [variant('RC1', 2400, 'FF', 'CVT'), variant('RC2', 2400, '4WD', 'CVT')],
      ),
      made(2016, 2021, 3700, ['Hybrid', 'Hybrid Absolute', 'Hybrid Absolute EX'], [variant('RC4', 2000, 'FF', 'CVT')]),
    ],
  },
  {
    model: 'CR-V',
    body: 'suv',
    series: [
      made(
        2018,
        2022,
        3600,
        ['EX', 'EX Masterpiece', 'Black Edition'],
        [variant('RW1', 1500, 'FF', 'CVT'), variant('RW2', 1500, '4WD', 'CVT')],
      ),
    ],
  },
  {
    model: 'Civic',
    body: 'sedan',
    weight: 1,
    seats: 5,
    series: [made(2017, 2020, 2700, ['Sedan'], [variant('FC1', 1500, 'FF', 'CVT')])],
  },
  {
    model: 'CR-Z',
    body: 'coupe',
    weight: 1,
    series: [
      made(2010, 2012, 2350, ['β', 'α'], [variant('ZF1', 1500, 'FF', '6MT', 'CVT')]),
      made(2012, 2016, 2500, ['β', 'α', 'α Master Label'], [variant('ZF2', 1500, 'FF', '6MT', 'CVT')]),
    ],
  },
  {
    model: 'Shuttle',
    body: 'wagon',
    retention: 0.86,
    series: [
      made(
        2015,
        2022,
        1850,
        ['G', 'G Honda Sensing'],
        [variant('GK8', 1500, 'FF', 'CVT'), variant('GK9', 1500, '4WD', 'CVT')],
      ),
      made(
        2015,
        2022,
        2350,
        ['Hybrid', 'Hybrid X', 'Hybrid Z'],
        [variant('GP7', 1500, 'FF', 'DCT'), variant('GP8', 1500, '4WD', 'DCT')],
      ),
    ],
  },
  {
    model: 'S660',
    body: 'roadster',
    weight: 1,
    retention: 0.97,
    power: 64,
    series: [made(2015, 2022, 2150, ['β', 'α', 'Modulo X'], [variant('JW5', 660, 'MR', '6MT', 'CVT')])],
  },
  {
    model: 'N-ONE',
    body: 'kei',
    retention: 0.88,
    series: [
      made(
        2012,
        2020,
        1250,
        ['G', 'G L Package', 'Premium', 'Premium Tourer'],
        [variant('JG1', 660, 'FF', 'CVT'), variant('JG2', 660, '4WD', 'CVT')],
      ),
      made(
        2020,
        null,
        1700,
        ['Original', 'Premium', 'Premium Tourer', 'RS'],
        [variant('JG3', 660, 'FF', 'CVT', '6MT'), variant('JG4', 660, '4WD', 'CVT')],
      ),
    ],
  },
  {
    model: 'Acty Truck',
    body: 'keitruck',
    retention: 0.92,
    series: [
      made(
        1999,
        2009,
        800,
        ['SDX', 'Attack', 'Town'],
        [variant('HA6', 660, 'MR', '5MT', 'AT'), variant('HA7', 660, '4WD', '5MT')],
      ),
      made(
        2009,
        2021,
        1000,
        ['SDX', 'Attack', 'Town'],
        [variant('HA8', 660, 'MR', '5MT', 'AT'), variant('HA9', 660, '4WD', '5MT')],
      ),
    ],
  },
]);

export const mazda = madeBy({ maker: 'Mazda' }, [
  {
    model: 'CX-5',
    body: 'suv',
    weight: 4,
    series: [
      made(
        2012,
        2017,
        2600,
        ['20S', '20S PROACTIVE', '20C'],
        [variant('KEEFW', 2000, 'FF', 'AT'), variant('KEEAW', 2000, '4WD', 'AT')],
      ),
      made(
        2012,
        2017,
        3000,
        ['XD', 'XD PROACTIVE', 'XD L Package'],
        [variant('KE2FW', 2200, 'FF', 'AT'), variant('KE2AW', 2200, '4WD', 'AT')],
      ),
      made(2017, null, 2900, ['20S', '20S PROACTIVE', '20S Black Tone Edition'], [variant('KFEP', 2000, 'FF', 'AT')]),
      made(
        2017,
        null,
        3400,
        ['XD', 'XD PROACTIVE', 'XD L Package', 'XD Exclusive Mode'],
        [variant('KF2P', 2200, 'FF', 'AT'), variant('KF2P', 2200, '4WD', 'AT', '6MT')],
      ),
    ],
  },
  {
    model: 'CX-8',
    body: 'suv',
    seats: 7,
    series: [
      made(
        2017,
        2023,
        3900,
        ['XD', 'XD PROACTIVE', 'XD L Package'],
        [variant('KG2P', 2200, 'FF', 'AT'), variant('KG2P', 2200, '4WD', 'AT')],
      ),
    ],
  },
  {
    model: 'CX-3',
    body: 'suv',
    series: [
      made(
        2015,
        2018,
        2500,
        ['XD', 'XD Touring', 'XD Touring L Package'],
        [variant('DK5FW', 1500, 'FF', 'AT', '6MT'), variant('DK5AW', 1500, '4WD', 'AT')],
      ),
    ],
  },
  {
    model: 'Demio',
    body: 'hatchback',
    weight: 3,
    series: [
      made(
        2014,
        2019,
        1500,
        ['13C', '13S', '13S Touring'],
        [variant('DJ3FS', 1300, 'FF', 'AT', '5MT'), variant('DJ3AS', 1300, '4WD', 'AT')],
      ),
      made(2014, 2019, 1900, ['XD', 'XD Touring', 'XD Touring L Package'], [variant('DJ5FS', 1500, 'FF', 'AT', '6MT')]),
    ],
  },
  {
    model: 'Atenza',
    body: 'sedan',
    series: [
      made(2012, 2019, 3200, ['XD', 'XD PROACTIVE', 'XD L Package'], [variant('GJ2FP', 2200, 'FF', 'AT', '6MT')]),
      made(2012, 2019, 2700, ['20S', '20S PROACTIVE'], [variant('GJEFP', 2000, 'FF', 'AT')]),
    ],
  },
  {
    model: 'Roadster',
    body: 'roadster',
    retention: 0.92,
    series: [
      made(2005, 2015, 2500, ['RS RHT', 'VS RHT'], [variant('NCEC', 2000, 'FR', '6MT', 'AT')]),
      made(2016, null, 3500, ['RF S', 'RF VS', 'RF RS'], [variant('NDERC', 2000, 'FR', '6MT', 'AT')]),
    ],
  },
  {
    model: 'CX-30',
    body: 'suv',
    series: [
      made(
        2019,
        null,
        2800,
        ['20S', '20S Proactive', '20S L Package'],
        [variant('DMEP', 2000, 'FF', 'AT', '6MT'), variant('DMEP', 2000, '4WD', 'AT')],
      ),
      made(
        2019,
        null,
        3100,
        ['XD', 'XD Proactive', 'XD L Package'],
        [variant('DM8P', 1800, 'FF', 'AT'), variant('DM8P', 1800, '4WD', 'AT')],
      ),
    ],
  },
  {
    model: 'Mazda3',
    body: 'hatchback',
    retention: 0.86,
    series: [
      made(2019, null, 2300, ['15C', '15S', '15S Touring'], [variant('BP5P', 1500, 'FF', 'AT', '6MT')]),
      made(2019, null, 2700, ['20S', '20S Proactive', '20S L Package'], [variant('BPFP', 2000, 'FF', 'AT')]),
      made(
        2019,
        null,
        2950,
        ['XD', 'XD Proactive', 'XD L Package'],
        [variant('BP8P', 1800, 'FF', 'AT'), variant('BP8P', 1800, '4WD', 'AT')],
      ),
    ],
  },
]);
