import { madeBy, variant } from './demo-model.ts';

export const nissan = madeBy('Nissan', [
  {
    model: 'X-Trail',
    body: 'suv',
    weight: 3,
    series: [
      {
        from: 2007,
        to: 2013,
        price: 2400,
        trims: ['20S', '20X', '20Xtt'],
        variants: [variant('NT31', 2000, '4WD', 'CVT', '6MT'), variant('T31', 2000, 'FF', 'CVT')],
      },
      {
        from: 2013,
        to: 2022,
        price: 2800,
        trims: ['20S', '20X', '20Xi', '20X Extremer X', '20X Emergency Brake Package'],
        variants: [variant('NT32', 2000, '4WD', 'CVT'), variant('T32', 2000, 'FF', 'CVT')],
      },
      {
        from: 2022,
        to: null,
        price: 4000,
        trims: ['X e-4ORCE', 'G e-4ORCE', 'X e-4ORCE Extremer X'],
        variants: [variant('SNT33', 1500, '4WD', 'AT')],
      },
    ],
  },
  {
    model: 'Note',
    body: 'hatchback',
    weight: 4,
    series: [
      {
        from: 2012,
        to: 2020,
        price: 1550,
        trims: ['S', 'X', 'X DIG-S', 'Medalist'],
        variants: [variant('E12', 1200, 'FF', 'CVT'), variant('NE12', 1200, '4WD', 'CVT')],
      },
      {
        from: 2016,
        to: 2020,
        price: 2000,
        trims: ['e-Power S', 'e-Power X', 'e-Power Medalist', 'e-Power NISMO'],
        variants: [variant('HE12', 1200, 'FF', 'AT')],
      },
      {
        from: 2020,
        to: null,
        price: 2200,
        trims: ['e-Power S', 'e-Power X'],
        variants: [variant('E13', 1200, 'FF', 'AT'), variant('SNE13', 1200, '4WD', 'AT')],
      },
    ],
  },
  {
    model: 'Serena',
    body: 'minivan',
    weight: 3,
    series: [
      {
        from: 2010,
        to: 2016,
        price: 2500,
        trims: ['20S', '20X', 'Highway Star', 'Highway Star G'],
        variants: [
          variant('C26', 2000, 'FF', 'CVT'),
          variant('FC26', 2000, 'FF', 'CVT'),
          variant('FNC26', 2000, '4WD', 'CVT'),
        ],
      },
      {
        from: 2016,
        to: 2022,
        price: 2900,
        trims: ['X', 'Highway Star', 'Highway Star V', 'Highway Star Pro Edition'],
        variants: [
          variant('C27', 2000, 'FF', 'CVT'),
          variant('GFC27', 2000, 'FF', 'CVT'),
          variant('GFNC27', 2000, '4WD', 'CVT'),
        ],
      },
      {
        from: 2018,
        to: 2022,
        price: 3400,
        trims: ['e-Power XV', 'e-Power Highway Star V'],
        variants: [variant('HFC27', 1200, 'FF', 'AT')],
      },
    ],
  },
  {
    model: 'Elgrand',
    body: 'minivan',
    series: [
      {
        from: 2010,
        to: null,
        price: 3900,
        trims: ['250 Highway Star', '250 Highway Star Premium', '250 Highway Star S'],
        variants: [variant('TE52', 2500, 'FF', 'CVT'), variant('TNE52', 2500, '4WD', 'CVT')],
      },
    ],
  },
  {
    model: 'Skyline',
    body: 'sedan',
    series: [
      {
        from: 2006,
        to: 2014,
        price: 3300,
        trims: ['250GT', '250GT Type S', '250GT Type P'],
        variants: [variant('V36', 2500, 'FR', 'AT'), variant('NV36', 2500, '4WD', 'AT')],
      },
      {
        from: 2014,
        to: 2019,
        price: 4700,
        trims: ['350GT Hybrid', '350GT Hybrid Type P', '350GT Hybrid Type SP'],
        variants: [variant('HV37', 3500, 'FR', 'AT'), variant('HNV37', 3500, '4WD', 'AT')],
      },
      {
        from: 2019,
        to: null,
        price: 4900,
        trims: ['GT', 'GT Type P', 'GT Type SP', '400R'],
        variants: [variant('RV37', 3000, 'FR', 'AT')],
      },
    ],
  },
  {
    model: 'Fairlady Z',
    body: 'coupe',
    retention: 0.92,
    series: [
      {
        from: 2002,
        to: 2008,
        price: 3500,
        trims: ['Version S', 'Version T', 'Version ST'],
        variants: [variant('Z33', 3500, 'FR', '6MT', 'AT')],
      },
      {
        from: 2008,
        to: 2021,
        price: 4300,
        trims: ['Version S', 'Version T', 'Version ST', 'NISMO'],
        variants: [variant('Z34', 3700, 'FR', '6MT', 'AT')],
      },
      {
        from: 2022,
        to: null,
        price: 6000,
        trims: ['Version S', 'Version T', 'Version ST'],
        variants: [variant('RZ34', 3000, 'FR', '6MT', 'AT')],
      },
    ],
  },
  {
    model: 'GT-R',
    body: 'coupe',
    weight: 1,
    retention: 0.96,
    series: [
      {
        from: 2007,
        to: 2025,
        price: 9800,
        trims: ['Pure Edition', 'Premium Edition', 'Black Edition'],
        variants: [variant('R35', 3800, '4WD', 'DCT')],
      },
    ],
  },
  {
    model: 'Juke',
    body: 'suv',
    series: [
      {
        from: 2010,
        to: 2019,
        price: 1950,
        trims: ['15RS', '15RX', '15RX V Selection', '15RX Urban Selection'],
        variants: [variant('YF15', 1500, 'FF', 'CVT')],
      },
    ],
  },
  {
    model: 'Dayz',
    body: 'kei',
    series: [
      {
        from: 2013,
        to: 2019,
        price: 1400,
        trims: ['X', 'Highway Star X', 'Highway Star G Turbo'],
        variants: [variant('B21W', 660, 'FF', 'CVT'), variant('B21W', 660, '4WD', 'CVT')],
      },
      {
        from: 2019,
        to: null,
        price: 1600,
        trims: ['S', 'X', 'Highway Star X', 'Highway Star X ProPILOT Edition'],
        variants: [variant('B43W', 660, 'FF', 'CVT'), variant('B46W', 660, '4WD', 'CVT')],
      },
    ],
  },
  {
    model: 'Clipper Truck',
    body: 'truck',
    retention: 0.92,
    series: [
      {
        from: 2013,
        to: null,
        price: 1050,
        trims: ['DX', 'DX Agricultural', 'GX'],
        variants: [variant('DR16T', 660, 'FR', '5MT', 'AT'), variant('DR16T', 660, '4WD', '5MT', 'AT')],
      },
    ],
  },
]);

export const mitsubishi = madeBy('Mitsubishi', [
  {
    model: 'Delica D:5',
    body: 'minivan',
    weight: 3,
    retention: 0.91,
    series: [
      {
        from: 2007,
        to: 2019,
        price: 3000,
        trims: ['G Navi Package', 'G Power Package', 'Chamonix', 'Roadest G'],
        variants: [variant('CV5W', 2400, '4WD', 'CVT')],
      },
      {
        from: 2013,
        to: 2019,
        price: 3600,
        trims: ['D-Power Package', 'D-Premium', 'Chamonix'],
        variants: [variant('CV1W', 2200, '4WD', 'AT')],
      },
      {
        from: 2019,
        to: null,
        price: 4200,
        trims: ['G', 'G Power Package', 'P', 'Urban Gear G Power Package'],
        variants: [variant('CV1W', 2200, '4WD', 'AT')],
      },
    ],
  },
  {
    model: 'Outlander PHEV',
    body: 'suv',
    series: [
      {
        from: 2013,
        to: 2018,
        price: 3900,
        trims: ['G', 'G Navi Package', 'G Premium Package'],
        variants: [variant('GG2W', 2000, '4WD', 'AT')],
      },
      {
        from: 2018,
        to: 2021,
        price: 4200,
        trims: ['G', 'G Premium Edition', 'S Edition'],
        variants: [variant('GG3W', 2400, '4WD', 'AT')],
      },
      { from: 2021, to: null, price: 5100, trims: ['M', 'G', 'P'], variants: [variant('GN0W', 2400, '4WD', 'AT')] },
    ],
  },
  {
    model: 'Pajero',
    body: 'suv',
    retention: 0.91,
    series: [
      {
        from: 2006,
        to: 2019,
        price: 3600,
        trims: ['Long GR', 'Long Exceed', 'Long Super Exceed'],
        variants: [variant('V93W', 3000, '4WD', 'AT')],
      },
      {
        from: 2008,
        to: 2019,
        price: 4300,
        trims: ['Long GR', 'Long Exceed', 'Long Super Exceed'],
        variants: [variant('V98W', 3200, '4WD', 'AT')],
      },
    ],
  },
  {
    model: 'RVR',
    body: 'suv',
    weight: 1,
    series: [
      {
        from: 2010,
        to: 2024,
        price: 2200,
        trims: ['M', 'G', 'Roadest G'],
        variants: [variant('GA3W', 1800, 'FF', 'CVT'), variant('GA4W', 1800, '4WD', 'CVT')],
      },
    ],
  },
  {
    model: 'Lancer Evolution X',
    body: 'sedan',
    weight: 1,
    retention: 0.96,
    series: [
      {
        from: 2007,
        to: 2015,
        price: 3900,
        trims: ['GSR', 'GSR Premium', 'GSR Style Package'],
        variants: [variant('CZ4A', 2000, '4WD', '5MT', 'DCT')],
      },
    ],
  },
]);
