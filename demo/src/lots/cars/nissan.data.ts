import { made, madeBy, variant } from './car-model.ts';

export const nissan = madeBy({ maker: 'Nissan' }, [
  {
    model: 'X-Trail',
    body: 'suv',
    weight: 3,
    series: [
      made(
        2007,
        2013,
        2400,
        ['20S', '20X', '20Xtt'],
        [variant('NT31', 2000, '4WD', 'CVT', '6MT'), variant('T31', 2000, 'FF', 'CVT')],
      ),
      made(
        2013,
        2022,
        2800,
        ['20S', '20X', '20Xi', '20X Extremer X', '20X Emergency Brake Package'],
        [variant('NT32', 2000, '4WD', 'CVT'), variant('T32', 2000, 'FF', 'CVT')],
      ),
      made(2022, null, 4000, ['X e-4ORCE', 'G e-4ORCE', 'X e-4ORCE Extremer X'], [variant('SNT33', 1500, '4WD', 'AT')]),
    ],
  },
  {
    model: 'Note',
    body: 'hatchback',
    weight: 4,
    series: [
      made(
        2012,
        2020,
        1550,
        ['S', 'X', 'X DIG-S', 'Medalist'],
        [variant('E12', 1200, 'FF', 'CVT'), variant('NE12', 1200, '4WD', 'CVT')],
      ),
      made(
        2016,
        2020,
        2000,
        ['e-Power S', 'e-Power X', 'e-Power Medalist', 'e-Power NISMO'],
        [variant('HE12', 1200, 'FF', 'AT')],
      ),
      made(
        2020,
        null,
        2200,
        ['e-Power S', 'e-Power X'],
        [variant('E13', 1200, 'FF', 'AT'), variant('SNE13', 1200, '4WD', 'AT')],
      ),
    ],
  },
  {
    model: 'Serena',
    body: 'minivan',
    weight: 3,
    series: [
      made(
        2010,
        2016,
        2500,
        ['20S', '20X', 'Highway Star', 'Highway Star G'],
        [variant('C26', 2000, 'FF', 'CVT'), variant('FC26', 2000, 'FF', 'CVT'), variant('FNC26', 2000, '4WD', 'CVT')],
      ),
      made(
        2016,
        2022,
        2900,
        ['X', 'Highway Star', 'Highway Star V', 'Highway Star Pro Edition'],
        [variant('C27', 2000, 'FF', 'CVT'), variant('GFC27', 2000, 'FF', 'CVT'), variant('GFNC27', 2000, '4WD', 'CVT')],
      ),
      made(2018, 2022, 3400, ['e-Power XV', 'e-Power Highway Star V'], [variant('HFC27', 1200, 'FF', 'AT')]),
    ],
  },
  {
    model: 'Elgrand',
    body: 'minivan',
    series: [
      made(
        2010,
        null,
        3900,
        ['250 Highway Star', '250 Highway Star Premium', '250 Highway Star S'],
        [variant('TE52', 2500, 'FF', 'CVT'), variant('TNE52', 2500, '4WD', 'CVT')],
      ),
    ],
  },
  {
    model: 'Skyline',
    body: 'sedan',
    series: [
      made(
        2006,
        2014,
        3300,
        ['250GT', '250GT Type S', '250GT Type P'],
        [variant('V36', 2500, 'FR', 'AT'), variant('NV36', 2500, '4WD', 'AT')],
      ),
      made(
        2014,
        2019,
        4700,
        ['350GT Hybrid', '350GT Hybrid Type P', '350GT Hybrid Type SP'],
        [variant('HV37', 3500, 'FR', 'AT'), variant('HNV37', 3500, '4WD', 'AT')],
      ),
      made(2019, null, 4900, ['GT', 'GT Type P', 'GT Type SP', '400R'], [variant('RV37', 3000, 'FR', 'AT')]),
    ],
  },
  {
    model: 'Fairlady Z',
    body: 'coupe',
    retention: 0.92,
    power: 313,
    seats: 2,
    series: [
      made(2002, 2008, 3500, ['Version S', 'Version T', 'Version ST'], [variant('Z33', 3500, 'FR', '6MT', 'AT')]),
      made(
        2008,
        2021,
        4300,
        ['Version S', 'Version T', 'Version ST', 'NISMO'],
        [variant('Z34', 3700, 'FR', '6MT', 'AT')],
      ),
      made(2022, null, 6000, ['Version S', 'Version T', 'Version ST'], [variant('RZ34', 3000, 'FR', '6MT', 'AT')]),
    ],
  },
  {
    model: 'GT-R',
    body: 'coupe',
    weight: 1,
    retention: 0.99,
    power: 570,
    series: [
      made(
        2007,
        2016,
        9500,
        ['Pure Edition', 'Premium Edition', 'Black Edition'],
        [variant('R35', 3800, '4WD', 'DCT')],
      ),
      made(
        2017,
        2025,
        13500,
        ['Pure Edition', 'Premium Edition', 'Black Edition'],
        [variant('R35', 3800, '4WD', 'DCT')],
      ),
    ],
  },
  {
    model: 'Juke',
    body: 'suv',
    series: [
      made(
        2010,
        2019,
        1950,
        ['15RS', '15RX', '15RX V Selection', '15RX Urban Selection'],
        [variant('YF15', 1500, 'FF', 'CVT')],
      ),
    ],
  },
  {
    model: 'Dayz',
    body: 'kei',
    series: [
      made(
        2013,
        2019,
        1400,
        ['X', 'Highway Star X', 'Highway Star G Turbo'],
        [variant('B21W', 660, 'FF', 'CVT'), variant('B21W', 660, '4WD', 'CVT')],
      ),
      made(
        2019,
        null,
        1600,
        ['S', 'X', 'Highway Star X', 'Highway Star X ProPILOT Edition'],
        [variant('B43W', 660, 'FF', 'CVT'), variant('B46W', 660, '4WD', 'CVT')],
      ),
    ],
  },
  {
    model: 'Clipper Truck',
    body: 'keitruck',
    retention: 0.92,
    series: [
      made(
        2013,
        null,
        1050,
        ['DX', 'DX Agricultural', 'GX'],
        [variant('DR16T', 660, 'FR', '5MT', 'AT'), variant('DR16T', 660, '4WD', '5MT', 'AT')],
      ),
    ],
  },
  {
    model: 'Leaf',
    body: 'hatchback',
    retention: 0.77,
    series: [
      made(2010, 2012, 3700, ['X', 'G'], [variant('ZE0', 0, 'FF', 'AT')]),
      made(2013, 2017, 3400, ['S', 'X', 'G'], [variant('AZE0', 0, 'FF', 'AT')]),
      made(2017, 2025, 3500, ['S', 'X', 'G', 'Nismo'], [variant('ZE1', 0, 'FF', 'AT')]),
      made(2019, 2025, 4400, ['e+ X', 'e+ G'], [variant('ZE1', 0, 'FF', 'AT')]),
    ],
  },
  {
    model: 'Caravan Van',
    body: 'van',
    retention: 0.9,
    powerPerCc: 0.055,
    series: [
      made(
        2012,
        2021,
        2900,
        ['DX', 'EX Pack', 'Premium GX', 'Rider'],
        [
          variant('VR2E26', 2000, 'FR', 'AT', '5MT'),
          variant('VW2E26', 2500, 'FR', 'AT'),
          variant('VW6E26', 2500, '4WD', 'AT'),
        ],
      ),
      made(
        2022,
        null,
        3500,
        ['DX', 'Premium GX', 'Grand Premium GX'],
        [variant('VN2E26', 2400, 'FR', 'AT'), variant('VN6E26', 2400, '4WD', 'AT')],
      ),
    ],
  },
  {
    model: 'March',
    body: 'hatchback',
    retention: 0.82,
    series: [
      made(
        2010,
        2022,
        1250,
        ['S', 'X', 'G', 'Bolero'],
        [variant('K13', 1200, 'FF', 'CVT'), variant('NK13', 1200, '4WD', 'CVT')],
      ),
    ],
  },
  {
    model: 'Silvia',
    body: 'coupe',
    weight: 1,
    retention: 1.02,
    power: 250,
    series: [made(1999, 2002, 2450, ['Spec S', 'Spec R', 'Spec R Aero'], [variant('S15', 2000, 'FR', '6MT', 'AT')])],
  },
  {
    model: 'Roox',
    body: 'kei',
    series: [
      made(
        2020,
        null,
        1700,
        ['S', 'X', 'Highway Star X', 'Highway Star G Turbo'],
        [variant('B44A', 660, 'FF', 'CVT'), variant('B45A', 660, 'FF', 'CVT'), variant('B47A', 660, '4WD', 'CVT')],
      ),
    ],
  },
  {
    model: 'Civilian',
    body: 'bus',
    weight: 1,
    retention: 0.88,
    powerPerCc: 0.04,
    series: [
      made(
        1999,
        2020,
        5200,
        ['DX', 'SX', 'GL'],
        [variant('BHW41', 4500, 'FR', 'AT', '5MT'), variant('BJW41', 4200, 'FR', 'AT')],
      ),
    ],
  },
  {
    model: 'Atlas',
    body: 'truck',
    weight: 1,
    retention: 0.89,
    powerPerCc: 0.045,
    series: [
      made(
        2007,
        null,
        3000,
        ['Full Super Low', 'Super Low DX', 'Custom'],
        [variant('SZ2F24', 2000, 'FR', '5MT', 'AT'), variant('SZ5F24', 3000, 'FR', '5MT')],
      ),
    ],
  },
]);

export const mitsubishi = madeBy({ maker: 'Mitsubishi' }, [
  {
    model: 'Delica D:5',
    body: 'minivan',
    weight: 3,
    retention: 0.91,
    seats: 8,
    series: [
      made(
        2007,
        2019,
        3000,
        ['G Navi Package', 'G Power Package', 'Chamonix', 'Roadest G'],
        [variant('CV5W', 2400, '4WD', 'CVT')],
      ),
      made(2013, 2019, 3600, ['D-Power Package', 'D-Premium', 'Chamonix'], [variant('CV1W', 2200, '4WD', 'AT')]),
      made(
        2019,
        null,
        4200,
        ['G', 'G Power Package', 'P', 'Urban Gear G Power Package'],
        [variant('CV1W', 2200, '4WD', 'AT')],
      ),
    ],
  },
  {
    model: 'Outlander PHEV',
    body: 'suv',
    series: [
      made(2013, 2018, 3900, ['G', 'G Navi Package', 'G Premium Package'], [variant('GG2W', 2000, '4WD', 'AT')]),
      made(2018, 2021, 4200, ['G', 'G Premium Edition', 'S Edition'], [variant('GG3W', 2400, '4WD', 'AT')]),
      made(2021, null, 5100, ['M', 'G', 'P'], [variant('GN0W', 2400, '4WD', 'AT')]),
    ],
  },
  {
    model: 'Pajero',
    body: 'offroad',
    retention: 0.91,
    series: [
      made(2006, 2019, 3600, ['Long GR', 'Long Exceed', 'Long Super Exceed'], [variant('V93W', 3000, '4WD', 'AT')]),
      made(2008, 2019, 4300, ['Long GR', 'Long Exceed', 'Long Super Exceed'], [variant('V98W', 3200, '4WD', 'AT')]),
    ],
  },
  {
    model: 'RVR',
    body: 'suv',
    weight: 1,
    series: [
      made(
        2010,
        2024,
        2200,
        ['M', 'G', 'Roadest G'],
        [variant('GA3W', 1800, 'FF', 'CVT'), variant('GA4W', 1800, '4WD', 'CVT')],
      ),
    ],
  },
  {
    model: 'Lancer Evolution X',
    body: 'sedan',
    weight: 1,
    retention: 0.96,
    power: 300,
    series: [
      made(2007, 2015, 3900, ['GSR', 'GSR Premium', 'GSR Style Package'], [variant('CZ4A', 2000, '4WD', '5MT', 'DCT')]),
    ],
  },
  {
    model: 'Eclipse Cross',
    body: 'suv',
    weight: 1,
    retention: 0.85,
    series: [
      made(2018, null, 2900, ['M', 'G', 'G Plus Package'], [variant('GK1W', 1500, '4WD', 'CVT')]),
      made(2019, 2020, 3300, ['M', 'G', 'G Plus Package'], [variant('GK9W', 2200, '4WD', 'AT')]),
      made(2020, null, 4200, ['M', 'G', 'P'], [variant('GL3W', 2400, '4WD', 'AT')]),
    ],
  },
  {
    model: 'Triton',
    body: 'pickup',
    weight: 1,
    retention: 0.92,
    series: [made(2024, null, 4900, ['GLS', 'GSR'], [variant('LC2T', 2400, '4WD', 'AT')])],
  },
  {
    model: 'Delica Mini',
    body: 'kei',
    weight: 1,
    retention: 0.94,
    series: [
      made(
        2023,
        null,
        2000,
        ['G', 'G Premium', 'T', 'T Premium'],
        [
          variant('B34A', 660, 'FF', 'CVT'),
          variant('B35A', 660, 'FF', 'CVT'),
          variant('B37A', 660, '4WD', 'CVT'),
          variant('B38A', 660, '4WD', 'CVT'),
        ],
      ),
    ],
  },
  {
    model: 'Minicab Truck',
    body: 'keitruck',
    weight: 1,
    retention: 0.91,
    series: [
      made(
        1999,
        2014,
        750,
        ['V Type', 'VX-SE', 'TL'],
        [variant('U61T', 660, 'FR', '5MT', 'AT'), variant('U62T', 660, '4WD', '5MT')],
      ),
      made(
        2014,
        null,
        1000,
        ['M', 'G'],
        [variant('DS16T', 660, 'FR', '5MT', 'AT'), variant('DS16T', 660, '4WD', '5MT')],
      ),
    ],
  },
]);
