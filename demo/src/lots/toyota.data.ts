import { madeBy, variant } from './demo-model.ts';

export const toyota = madeBy('Toyota', [
  {
    model: 'Harrier',
    body: 'suv',
    weight: 4,
    retention: 0.9,
    series: [
      {
        from: 2013,
        to: 2020,
        price: 3300,
        trims: ['Elegance', 'Premium', 'Progress', 'Premium Advanced Package'],
        variants: [
          variant('ZSU60W', 2000, 'FF', 'CVT'),
          variant('ZSU65W', 2000, '4WD', 'CVT'),
          variant('AVU65W', 2500, '4WD', 'CVT'),
        ],
      },
      {
        from: 2020,
        to: null,
        price: 3900,
        trims: ['S', 'G', 'Z', 'Z Leather Package'],
        variants: [
          variant('MXUA80', 2000, 'FF', 'CVT'),
          variant('MXUA85', 2000, '4WD', 'CVT'),
          variant('AXUH80', 2500, 'FF', 'CVT'),
          variant('AXUH85', 2500, '4WD', 'CVT'),
        ],
      },
    ],
  },
  {
    model: 'Alphard',
    body: 'minivan',
    weight: 4,
    retention: 0.91,
    series: [
      {
        from: 2008,
        to: 2014,
        price: 3600,
        trims: ['240X', '240S', '240S C Package', '240S Type Gold'],
        variants: [variant('ANH20W', 2400, 'FF', 'CVT'), variant('ANH25W', 2400, '4WD', 'CVT')],
      },
      {
        from: 2015,
        to: 2023,
        price: 4500,
        trims: ['2.5 X', '2.5 S', '2.5 S A Package', '2.5 S C Package'],
        variants: [variant('AGH30W', 2500, 'FF', 'CVT'), variant('AGH35W', 2500, '4WD', 'CVT')],
      },
      {
        from: 2015,
        to: 2023,
        price: 6200,
        trims: ['Hybrid G', 'Hybrid SR C Package', 'Hybrid Executive Lounge'],
        variants: [variant('AYH30W', 2500, '4WD', 'CVT')],
      },
      {
        from: 2023,
        to: null,
        price: 6200,
        trims: ['Hybrid Z', 'Hybrid Executive Lounge'],
        variants: [variant('AAHH40W', 2500, 'FF', 'CVT'), variant('AAHH45W', 2500, '4WD', 'CVT')],
      },
    ],
  },
  {
    model: 'Vellfire',
    body: 'minivan',
    retention: 0.9,
    series: [
      {
        from: 2008,
        to: 2014,
        price: 3600,
        trims: ['2.4 X', '2.4 Z', '2.4 Z Platinum Selection', '2.4 Z Golden Eyes'],
        variants: [variant('ANH20W', 2400, 'FF', 'CVT'), variant('ANH25W', 2400, '4WD', 'CVT')],
      },
      {
        from: 2015,
        to: 2023,
        price: 4500,
        trims: ['2.5 Z', '2.5 Z A Edition', '2.5 Z G Edition', '2.5 Z Golden Eyes'],
        variants: [variant('AGH30W', 2500, 'FF', 'CVT'), variant('AGH35W', 2500, '4WD', 'CVT')],
      },
    ],
  },
  {
    model: 'Prius',
    body: 'sedan',
    weight: 4,
    series: [
      {
        from: 2009,
        to: 2015,
        price: 2400,
        trims: ['L', 'S', 'G', 'S Touring Selection'],
        variants: [variant('ZVW30', 1800, 'FF', 'CVT')],
      },
      {
        from: 2015,
        to: 2022,
        price: 2800,
        trims: ['S', 'A', 'S Touring Selection', 'A Premium'],
        variants: [variant('ZVW51', 1800, 'FF', 'CVT'), variant('ZVW55', 1800, '4WD', 'CVT')],
      },
      {
        from: 2023,
        to: null,
        price: 3600,
        trims: ['G', 'Z'],
        variants: [variant('MXWH60', 2000, 'FF', 'CVT'), variant('MXWH65', 2000, '4WD', 'CVT')],
      },
    ],
  },
  {
    model: 'Aqua',
    body: 'hatchback',
    weight: 3,
    series: [
      {
        from: 2011,
        to: 2021,
        price: 1900,
        trims: ['L', 'S', 'G', 'S Style Black', 'Crossover'],
        variants: [variant('NHP10', 1500, 'FF', 'CVT')],
      },
      {
        from: 2021,
        to: null,
        price: 2250,
        trims: ['B', 'X', 'G', 'Z'],
        variants: [variant('MXPK11', 1500, 'FF', 'CVT'), variant('MXPK16', 1500, '4WD', 'CVT')],
      },
    ],
  },
  {
    model: 'Crown',
    body: 'sedan',
    weight: 3,
    series: [
      {
        from: 2008,
        to: 2012,
        price: 4200,
        trims: ['2.5 Royal Saloon', '2.5 Athlete', '2.5 Athlete Navi Package'],
        variants: [variant('GRS200', 2500, 'FR', 'AT'), variant('GRS201', 2500, '4WD', 'AT')],
      },
      {
        from: 2013,
        to: 2018,
        price: 4700,
        trims: ['Royal Saloon', 'Athlete S', 'Athlete G', 'Athlete S Black Style'],
        variants: [
          variant('AWS210', 2500, 'FR', 'CVT'),
          variant('GRS210', 2500, 'FR', 'AT'),
          variant('GRS211', 2500, '4WD', 'AT'),
        ],
      },
      {
        from: 2018,
        to: 2022,
        price: 5300,
        trims: ['2.5 S', '2.5 G', '2.5 RS', '2.5 RS Advance'],
        variants: [variant('AZSH20', 2500, 'FR', 'CVT'), variant('AZSH21', 2500, '4WD', 'CVT')],
      },
    ],
  },
  {
    model: '86',
    body: 'coupe',
    retention: 0.91,
    series: [
      {
        from: 2012,
        to: 2021,
        price: 2950,
        trims: ['G', 'GT', 'GT Limited', 'GT Limited High Performance'],
        variants: [variant('ZN6', 2000, 'FR', '6MT', '6MT', 'AT')],
      },
    ],
  },
  {
    model: 'GR86',
    body: 'coupe',
    weight: 1,
    retention: 0.93,
    series: [
      { from: 2021, to: null, price: 3250, trims: ['SZ', 'RZ'], variants: [variant('ZN8', 2400, 'FR', '6MT', 'AT')] },
    ],
  },
  {
    model: 'Corolla Axio',
    body: 'sedan',
    series: [
      {
        from: 2012,
        to: 2025,
        price: 1850,
        trims: ['1.5 X', '1.5 G', '1.5 Luxel', 'EX'],
        variants: [variant('NZE161', 1500, 'FF', 'CVT'), variant('NZE164', 1500, '4WD', 'CVT')],
      },
      {
        from: 2013,
        to: 2025,
        price: 2150,
        trims: ['Hybrid', 'Hybrid G', 'Hybrid EX'],
        variants: [variant('NKE165', 1500, 'FF', 'CVT')],
      },
    ],
  },
  {
    model: 'Corolla',
    body: 'sedan',
    series: [
      {
        from: 2019,
        to: null,
        price: 2500,
        trims: ['G-X', 'S', 'W x B'],
        variants: [
          variant('ZRE212', 1800, 'FF', 'CVT'),
          variant('ZWE211', 1800, 'FF', 'CVT'),
          variant('ZWE214', 1800, '4WD', 'CVT'),
        ],
      },
    ],
  },
  {
    model: 'Land Cruiser Prado',
    body: 'suv',
    weight: 3,
    retention: 0.94,
    series: [
      {
        from: 2009,
        to: 2023,
        price: 4100,
        trims: ['TX', 'TX L Package', 'TX L Package G-Frontier'],
        variants: [variant('TRJ150W', 2700, '4WD', 'AT')],
      },
      {
        from: 2015,
        to: 2023,
        price: 4900,
        trims: ['TX', 'TX L Package', 'TZ-G', 'TX L Package Black Edition'],
        variants: [variant('GDJ150W', 2800, '4WD', 'AT')],
      },
    ],
  },
  {
    model: 'RAV4',
    body: 'suv',
    retention: 0.9,
    series: [
      {
        from: 2019,
        to: 2025,
        price: 3500,
        trims: ['G', 'G Z Package', 'Adventure'],
        variants: [variant('MXAA54', 2000, '4WD', 'CVT')],
      },
      {
        from: 2019,
        to: 2025,
        price: 2850,
        trims: ['X'],
        variants: [variant('MXAA52', 2000, 'FF', 'CVT'), variant('MXAA54', 2000, '4WD', 'CVT')],
      },
      {
        from: 2019,
        to: 2025,
        price: 3900,
        trims: ['Hybrid X', 'Hybrid G', 'Hybrid Adventure'],
        variants: [variant('AXAH54', 2500, '4WD', 'CVT')],
      },
    ],
  },
  {
    model: 'C-HR',
    body: 'suv',
    weight: 3,
    series: [
      {
        from: 2016,
        to: 2023,
        price: 2750,
        trims: ['S', 'S LED Package', 'G', 'G Mode Nero'],
        variants: [variant('ZYX10', 1800, 'FF', 'CVT')],
      },
      {
        from: 2016,
        to: 2023,
        price: 2600,
        trims: ['S-T', 'G-T', 'G-T Mode Nero'],
        variants: [variant('NGX50', 1200, '4WD', 'CVT')],
      },
    ],
  },
  {
    model: 'Voxy',
    body: 'minivan',
    weight: 3,
    series: [
      {
        from: 2014,
        to: 2021,
        price: 2900,
        trims: ['ZS', 'ZS Kirameki', 'ZS Kirameki 2', 'ZS Kirameki 3'],
        variants: [variant('ZRR80W', 2000, 'FF', 'CVT'), variant('ZRR85W', 2000, '4WD', 'CVT')],
      },
      {
        from: 2016,
        to: 2021,
        price: 3300,
        trims: ['Hybrid ZS', 'Hybrid ZS Kirameki', 'Hybrid ZS Kirameki 2'],
        variants: [variant('ZWR80W', 1800, 'FF', 'CVT')],
      },
      {
        from: 2022,
        to: null,
        price: 3500,
        trims: ['S-G', 'S-Z'],
        variants: [
          variant('MZRA90W', 2000, 'FF', 'CVT'),
          variant('ZWR90W', 1800, 'FF', 'CVT'),
          variant('ZWR95W', 1800, '4WD', 'CVT'),
        ],
      },
    ],
  },
  {
    model: 'Sienta',
    body: 'minivan',
    series: [
      {
        from: 2015,
        to: 2022,
        price: 2050,
        trims: ['X', 'G', 'G Cuero'],
        variants: [variant('NSP170G', 1500, 'FF', 'CVT'), variant('NCP175G', 1500, '4WD', 'CVT')],
      },
      {
        from: 2015,
        to: 2022,
        price: 2350,
        trims: ['Hybrid X', 'Hybrid G', 'Hybrid G Cuero'],
        variants: [variant('NHP170G', 1500, 'FF', 'CVT')],
      },
    ],
  },
  {
    model: 'Hiace Van',
    body: 'minivan',
    weight: 3,
    retention: 0.93,
    series: [
      {
        from: 2005,
        to: null,
        price: 2700,
        trims: ['Long DX', 'Super GL', 'Super GL Dark Prime'],
        variants: [variant('TRH200V', 2000, 'FR', 'AT')],
      },
      {
        from: 2007,
        to: 2017,
        price: 3200,
        trims: ['Long DX', 'Super GL', 'Super GL Prime Selection'],
        variants: [variant('KDH201V', 3000, 'FR', 'AT'), variant('KDH206V', 3000, '4WD', 'AT')],
      },
      {
        from: 2017,
        to: null,
        price: 3600,
        trims: ['Long DX', 'Super GL', 'Super GL Dark Prime II'],
        variants: [variant('GDH201V', 2800, 'FR', 'AT'), variant('GDH206V', 2800, '4WD', 'AT')],
      },
    ],
  },
  {
    model: 'Yaris',
    body: 'hatchback',
    series: [
      {
        from: 2020,
        to: null,
        price: 1900,
        trims: ['X', 'G', 'Z'],
        variants: [variant('MXPA10', 1500, 'FF', 'CVT', '6MT'), variant('MXPA15', 1500, '4WD', 'CVT')],
      },
      {
        from: 2020,
        to: null,
        price: 2200,
        trims: ['Hybrid X', 'Hybrid G', 'Hybrid Z'],
        variants: [variant('MXPH10', 1500, 'FF', 'CVT')],
      },
    ],
  },
]);

export const lexus = madeBy('Lexus', [
  {
    model: 'RX',
    body: 'suv',
    retention: 0.9,
    series: [
      {
        from: 2015,
        to: 2022,
        price: 6300,
        trims: ['RX450h', 'RX450h Version L', 'RX450h F Sport'],
        variants: [variant('GYL20W', 3500, 'FF', 'CVT'), variant('GYL25W', 3500, '4WD', 'CVT')],
      },
      {
        from: 2017,
        to: 2022,
        price: 5600,
        trims: ['RX300', 'RX300 Version L', 'RX300 F Sport'],
        variants: [variant('AGL20W', 2000, 'FF', 'AT'), variant('AGL25W', 2000, '4WD', 'AT')],
      },
    ],
  },
  {
    model: 'NX',
    body: 'suv',
    retention: 0.89,
    series: [
      {
        from: 2014,
        to: 2021,
        price: 5000,
        trims: ['NX300h', 'NX300h I Package', 'NX300h F Sport', 'NX300h Version L'],
        variants: [variant('AYZ10', 2500, 'FF', 'CVT'), variant('AYZ15', 2500, '4WD', 'CVT')],
      },
    ],
  },
  {
    model: 'IS',
    body: 'sedan',
    weight: 1,
    series: [
      {
        from: 2013,
        to: 2025,
        price: 5000,
        trims: ['IS300h', 'IS300h Version L', 'IS300h F Sport'],
        variants: [variant('AVE30', 2500, 'FR', 'CVT'), variant('AVE35', 2500, '4WD', 'CVT')],
      },
    ],
  },
]);
