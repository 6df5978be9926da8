import { made, madeBy, variant } from './car-model.ts';

export const toyota = madeBy({ maker: 'Toyota' }, [
  {
    model: 'Harrier',
    body: 'suv',
    weight: 4,
    retention: 0.9,
    series: [
      made(
        2013,
        2020,
        3300,
        ['Elegance', 'Premium', 'Progress', 'Premium Advanced Package'],
        [
          variant('ZSU60W', 2000, 'FF', 'CVT'),
          variant('ZSU65W', 2000, '4WD', 'CVT'),
          variant('AVU65W', 2500, '4WD', 'CVT'),
        ],
      ),
      made(
        2020,
        null,
        3900,
        ['S', 'G', 'Z', 'Z Leather Package'],
        [
          variant('MXUA80', 2000, 'FF', 'CVT'),
          variant('MXUA85', 2000, '4WD', 'CVT'),
          variant('AXUH80', 2500, 'FF', 'CVT'),
          variant('AXUH85', 2500, '4WD', 'CVT'),
        ],
      ),
    ],
  },
  {
    model: 'Alphard',
    body: 'minivan',
    weight: 4,
    retention: 0.91,
    series: [
      made(
        2008,
        2014,
        3600,
        ['240X', '240S', '240S C Package', '240S Type Gold'],
        [variant('ANH20W', 2400, 'FF', 'CVT'), variant('ANH25W', 2400, '4WD', 'CVT')],
      ),
      made(
        2015,
        2023,
        4500,
        ['2.5 X', '2.5 S', '2.5 S A Package', '2.5 S C Package'],
        [variant('AGH30W', 2500, 'FF', 'CVT'), variant('AGH35W', 2500, '4WD', 'CVT')],
      ),
      made(
        2015,
        2023,
        6200,
        ['Hybrid G', 'Hybrid SR C Package', 'Hybrid Executive Lounge'],
        [variant('AYH30W', 2500, '4WD', 'CVT')],
      ),
      made(
        2023,
        null,
        6200,
        ['Hybrid Z', 'Hybrid Executive Lounge'],
        [variant('AAHH40W', 2500, 'FF', 'CVT'), variant('AAHH45W', 2500, '4WD', 'CVT')],
      ),
    ],
  },
  {
    model: 'Vellfire',
    body: 'minivan',
    retention: 0.9,
    series: [
      made(
        2008,
        2014,
        3600,
        ['2.4 X', '2.4 Z', '2.4 Z Platinum Selection', '2.4 Z Golden Eyes'],
        [variant('ANH20W', 2400, 'FF', 'CVT'), variant('ANH25W', 2400, '4WD', 'CVT')],
      ),
      made(
        2015,
        2023,
        4500,
        ['2.5 Z', '2.5 Z A Edition', '2.5 Z G Edition', '2.5 Z Golden Eyes'],
        [variant('AGH30W', 2500, 'FF', 'CVT'), variant('AGH35W', 2500, '4WD', 'CVT')],
      ),
    ],
  },
  {
    model: 'Prius',
    body: 'sedan',
    weight: 4,
    series: [
      made(2009, 2015, 2400, ['L', 'S', 'G', 'S Touring Selection'], [variant('ZVW30', 1800, 'FF', 'CVT')]),
      made(
        2015,
        2022,
        2800,
        ['S', 'A', 'S Touring Selection', 'A Premium'],
        [variant('ZVW51', 1800, 'FF', 'CVT'), variant('ZVW55', 1800, '4WD', 'CVT')],
      ),
      made(2023, null, 3600, ['G', 'Z'], [variant('MXWH60', 2000, 'FF', 'CVT'), variant('MXWH65', 2000, '4WD', 'CVT')]),
    ],
  },
  {
    model: 'Aqua',
    body: 'hatchback',
    weight: 3,
    series: [
      made(2011, 2021, 1900, ['L', 'S', 'G', 'S Style Black', 'Crossover'], [variant('NHP10', 1500, 'FF', 'CVT')]),
      made(
        2021,
        null,
        2250,
        ['B', 'X', 'G', 'Z'],
        [variant('MXPK11', 1500, 'FF', 'CVT'), variant('MXPK16', 1500, '4WD', 'CVT')],
      ),
    ],
  },
  {
    model: 'Crown',
    body: 'sedan',
    weight: 3,
    series: [
      made(
        2008,
        2012,
        4200,
        ['2.5 Royal Saloon', '2.5 Athlete', '2.5 Athlete Navi Package'],
        [variant('GRS200', 2500, 'FR', 'AT'), variant('GRS201', 2500, '4WD', 'AT')],
      ),
      made(
        2013,
        2018,
        4700,
        ['Royal Saloon', 'Athlete S', 'Athlete G', 'Athlete S Black Style'],
        [
          variant('AWS210', 2500, 'FR', 'CVT'),
          variant('GRS210', 2500, 'FR', 'AT'),
          variant('GRS211', 2500, '4WD', 'AT'),
        ],
      ),
      made(
        2018,
        2022,
        5300,
        ['2.5 S', '2.5 G', '2.5 RS', '2.5 RS Advance'],
        [variant('AZSH20', 2500, 'FR', 'CVT'), variant('AZSH21', 2500, '4WD', 'CVT')],
      ),
    ],
  },
  {
    model: '86',
    body: 'coupe',
    retention: 0.91,
    power: 200,
    series: [
      made(
        2012,
        2021,
        2950,
        ['G', 'GT', 'GT Limited', 'GT Limited High Performance'],
        [variant('ZN6', 2000, 'FR', '6MT', '6MT', 'AT')],
      ),
    ],
  },
  {
    model: 'GR86',
    body: 'coupe',
    weight: 1,
    retention: 0.93,
    power: 235,
    series: [made(2021, null, 3250, ['SZ', 'RZ'], [variant('ZN8', 2400, 'FR', '6MT', 'AT')])],
  },
  {
    model: 'Corolla Axio',
    body: 'sedan',
    series: [
      made(
        2012,
        2025,
        1850,
        ['1.5 X', '1.5 G', '1.5 Luxel', 'EX'],
        [variant('NZE161', 1500, 'FF', 'CVT'), variant('NZE164', 1500, '4WD', 'CVT')],
      ),
      made(2013, 2025, 2150, ['Hybrid', 'Hybrid G', 'Hybrid EX'], [variant('NKE165', 1500, 'FF', 'CVT')]),
    ],
  },
  {
    model: 'Corolla',
    body: 'sedan',
    series: [
      made(
        2019,
        null,
        2500,
        ['G-X', 'S', 'W x B'],
        [
          variant('ZRE212', 1800, 'FF', 'CVT'),
          variant('ZWE211', 1800, 'FF', 'CVT'),
          variant('ZWE214', 1800, '4WD', 'CVT'),
        ],
      ),
    ],
  },
  {
    model: 'Land Cruiser Prado',
    body: 'offroad',
    weight: 3,
    retention: 0.94,
    seats: 7,
    series: [
      made(
        2009,
        2023,
        4100,
        ['TX', 'TX L Package', 'TX L Package G-Frontier'],
        [variant('TRJ150W', 2700, '4WD', 'AT')],
      ),
      made(
        2015,
        2023,
        4900,
        ['TX', 'TX L Package', 'TZ-G', 'TX L Package Black Edition'],
        [variant('GDJ150W', 2800, '4WD', 'AT')],
      ),
    ],
  },
  {
    model: 'RAV4',
    body: 'suv',
    retention: 0.9,
    series: [
      made(2019, 2025, 3500, ['G', 'G Z Package', 'Adventure'], [variant('MXAA54', 2000, '4WD', 'CVT')]),
      made(2019, 2025, 2850, ['X'], [variant('MXAA52', 2000, 'FF', 'CVT'), variant('MXAA54', 2000, '4WD', 'CVT')]),
      made(2019, 2025, 3900, ['Hybrid X', 'Hybrid G', 'Hybrid Adventure'], [variant('AXAH54', 2500, '4WD', 'CVT')]),
    ],
  },
  {
    model: 'C-HR',
    body: 'suv',
    weight: 3,
    series: [
      made(2016, 2023, 2750, ['S', 'S LED Package', 'G', 'G Mode Nero'], [variant('ZYX10', 1800, 'FF', 'CVT')]),
      made(2016, 2023, 2600, ['S-T', 'G-T', 'G-T Mode Nero'], [variant('NGX50', 1200, '4WD', 'CVT')]),
    ],
  },
  {
    model: 'Voxy',
    body: 'minivan',
    weight: 3,
    series: [
      made(
        2014,
        2021,
        2900,
        ['ZS', 'ZS Kirameki', 'ZS Kirameki 2', 'ZS Kirameki 3'],
        [variant('ZRR80W', 2000, 'FF', 'CVT'), variant('ZRR85W', 2000, '4WD', 'CVT')],
      ),
      made(
        2016,
        2021,
        3300,
        ['Hybrid ZS', 'Hybrid ZS Kirameki', 'Hybrid ZS Kirameki 2'],
        [variant('ZWR80W', 1800, 'FF', 'CVT')],
      ),
      made(
        2022,
        null,
        3500,
        ['S-G', 'S-Z'],
        [
          variant('MZRA90W', 2000, 'FF', 'CVT'),
          variant('ZWR90W', 1800, 'FF', 'CVT'),
          variant('ZWR95W', 1800, '4WD', 'CVT'),
        ],
      ),
    ],
  },
  {
    model: 'Sienta',
    body: 'minivan',
    series: [
      made(
        2015,
        2022,
        2050,
        ['X', 'G', 'G Cuero'],
        [variant('NSP170G', 1500, 'FF', 'CVT'), variant('NCP175G', 1500, '4WD', 'CVT')],
      ),
      made(2015, 2022, 2350, ['Hybrid X', 'Hybrid G', 'Hybrid G Cuero'], [variant('NHP170G', 1500, 'FF', 'CVT')]),
    ],
  },
  {
    model: 'HiAce Van',
    body: 'van',
    weight: 3,
    retention: 0.93,
    powerPerCc: 0.055,
    series: [
      made(2005, null, 2700, ['Long DX', 'Super GL', 'Super GL Dark Prime'], [variant('TRH200V', 2000, 'FR', 'AT')]),
      made(
        2007,
        2017,
        3200,
        ['Long DX', 'Super GL', 'Super GL Prime Selection'],
        [variant('KDH201V', 3000, 'FR', 'AT'), variant('KDH206V', 3000, '4WD', 'AT')],
      ),
      made(
        2017,
        null,
        3600,
        ['Long DX', 'Super GL', 'Super GL Dark Prime II'],
        [variant('GDH201V', 2800, 'FR', 'AT'), variant('GDH206V', 2800, '4WD', 'AT')],
      ),
    ],
  },
  {
    model: 'Yaris',
    body: 'hatchback',
    series: [
      made(
        2020,
        null,
        1900,
        ['X', 'G', 'Z'],
        [variant('MXPA10', 1500, 'FF', 'CVT', '6MT'), variant('MXPA15', 1500, '4WD', 'CVT')],
      ),
      made(2020, null, 2200, ['Hybrid X', 'Hybrid G', 'Hybrid Z'], [variant('MXPH10', 1500, 'FF', 'CVT')]),
    ],
  },
  {
    model: 'Land Cruiser',
    body: 'offroad',
    weight: 3,
    retention: 0.97,
    leftHandShare: 0.03,
    seats: 8,
    series: [
      made(2007, 2015, 5600, ['AX', 'AX G Selection', 'ZX'], [variant('URJ202W', 4600, '4WD', 'AT')]),
      made(2015, 2021, 6200, ['GX', 'AX', 'AX G Selection', 'ZX'], [variant('URJ202W', 4600, '4WD', 'AT')]),
      made(
        2021,
        null,
        7300,
        ['GX', 'AX', 'VX', 'ZX', 'GR Sport'],
        [variant('VJA300W', 3500, '4WD', 'AT'), variant('FJA300W', 3300, '4WD', 'AT')],
      ),
    ],
  },
  {
    model: 'Hilux',
    body: 'pickup',
    retention: 0.93,
    series: [
      made(2017, 2021, 3600, ['X', 'Z', 'Z Black Rally Edition'], [variant('GUN125', 2400, '4WD', 'AT')]),
      made(2021, null, 4000, ['X', 'Z', 'Z GR Sport'], [variant('GUN125', 2400, '4WD', 'AT')]),
    ],
  },
  {
    model: 'Corolla Fielder',
    body: 'wagon',
    weight: 3,
    retention: 0.86,
    series: [
      made(
        2006,
        2012,
        1750,
        ['X', 'X G Edition', 'S', 'Luxel'],
        [
          variant('NZE141G', 1500, 'FF', 'CVT', '5MT'),
          variant('NZE144G', 1500, '4WD', 'AT'),
          variant('ZRE142G', 1800, 'FF', 'CVT'),
        ],
      ),
      made(
        2012,
        null,
        1900,
        ['X', 'G', 'S', 'W x B'],
        [
          variant('NZE161G', 1500, 'FF', 'CVT', '5MT'),
          variant('NZE164G', 1500, '4WD', 'CVT'),
          variant('NKE165G', 1500, 'FF', 'CVT'),
        ],
      ),
    ],
  },
  {
    model: 'Corolla Touring',
    body: 'wagon',
    retention: 0.89,
    series: [
      made(
        2019,
        null,
        2600,
        ['G-X', 'S', 'W x B'],
        [
          variant('ZRE212W', 1800, 'FF', 'CVT'),
          variant('ZWE211W', 1800, 'FF', 'CVT'),
          variant('ZWE214W', 1800, '4WD', 'CVT'),
        ],
      ),
    ],
  },
  {
    model: 'Probox Van',
    body: 'wagon',
    weight: 3,
    series: [
      made(
        2002,
        2014,
        1350,
        ['DX', 'DX Comfort', 'GL', 'F'],
        [variant('NCP51V', 1500, 'FF', 'AT', '5MT'), variant('NCP55V', 1500, '4WD', 'AT', '5MT')],
      ),
      made(
        2014,
        null,
        1600,
        ['DX', 'DX Comfort', 'GL', 'F'],
        [
          variant('NCP160V', 1500, 'FF', 'CVT'),
          variant('NCP165V', 1500, '4WD', 'CVT'),
          variant('NHP160V', 1500, 'FF', 'CVT'),
        ],
      ),
    ],
  },
  {
    model: 'Noah',
    body: 'minivan',
    weight: 3,
    retention: 0.89,
    series: [
      made(
        2014,
        2021,
        2700,
        ['X', 'G', 'Si', 'Si W x B'],
        [
          variant('ZRR80W', 2000, 'FF', 'CVT'),
          variant('ZRR85W', 2000, '4WD', 'CVT'),
          variant('ZWR80W', 1800, 'FF', 'CVT'),
        ],
      ),
      made(
        2022,
        null,
        3300,
        ['X', 'G', 'S-G', 'S-Z'],
        [
          variant('MZRA90W', 2000, 'FF', 'CVT'),
          variant('ZWR90W', 1800, 'FF', 'CVT'),
          variant('ZWR95W', 1800, '4WD', 'CVT'),
        ],
      ),
    ],
  },
  {
    model: 'Raize',
    body: 'suv',
    weight: 3,
    retention: 0.91,
    series: [
      made(
        2019,
        null,
        1950,
        ['X', 'X S', 'G', 'Z'],
        [
          variant('A200A', 1000, 'FF', 'CVT'),
          variant('A210A', 1000, '4WD', 'CVT'),
          variant('A202A', 1200, 'FF', 'CVT'),
        ],
      ),
    ],
  },
  {
    model: 'Yaris Cross',
    body: 'suv',
    retention: 0.92,
    series: [
      made(
        2020,
        null,
        2350,
        ['X', 'G', 'Z', 'GR Sport'],
        [
          variant('MXPB10', 1500, 'FF', 'CVT'),
          variant('MXPB15', 1500, '4WD', 'CVT'),
          variant('MXPJ10', 1500, 'FF', 'CVT'),
          variant('MXPJ15', 1500, '4WD', 'CVT'),
        ],
      ),
    ],
  },
  {
    model: 'Vitz',
    body: 'hatchback',
    weight: 3,
    retention: 0.84,
    series: [
      made(
        2005,
        2010,
        1250,
        ['B', 'F', 'U', 'RS'],
        [
          variant('SCP90', 1300, 'FF', 'CVT'),
          variant('KSP90', 1000, 'FF', 'CVT'),
          variant('NCP91', 1500, 'FF', 'CVT', '5MT'),
        ],
      ),
      made(
        2010,
        2020,
        1400,
        ['F', 'Jewela', 'U', 'RS'],
        [
          variant('KSP130', 1000, 'FF', 'CVT'),
          variant('NSP130', 1300, 'FF', 'CVT'),
          variant('NSP135', 1300, '4WD', 'CVT'),
          variant('NHP130', 1500, 'FF', 'CVT'),
        ],
      ),
    ],
  },
  {
    model: 'Roomy',
    body: 'hatchback',
    retention: 0.88,
    series: [
      made(
        2016,
        null,
        1800,
        ['X', 'X S', 'G', 'Custom G', 'Custom G-T'],
        [variant('M900A', 1000, 'FF', 'CVT'), variant('M910A', 1000, '4WD', 'CVT')],
      ),
    ],
  },
  {
    model: 'Supra',
    body: 'coupe',
    weight: 1,
    retention: 0.93,
    seats: 2,
    power: 340,
    series: [
      made(2019, null, 5600, ['SZ', 'SZ-R'], [variant('DB82', 2000, 'FR', 'AT'), variant('DB22', 2000, 'FR', 'AT')]),
      made(
        2019,
        null,
        7400,
        ['RZ'],
        [variant('DB42', 3000, 'FR', 'AT', '6MT'), variant('DB02', 3000, 'FR', 'AT', '6MT')],
      ),
    ],
  },
  {
    model: 'Mark X',
    body: 'sedan',
    retention: 0.83,
    series: [
      made(
        2009,
        2019,
        2800,
        ['250G', '250G F Package', '250G S Package', '250RDS'],
        [variant('GRX130', 2500, 'FR', 'AT'), variant('GRX135', 2500, '4WD', 'AT')],
      ),
      made(2009, 2019, 3700, ['350S', '350RDS', 'GR Sport'], [variant('GRX133', 3500, 'FR', 'AT')]),
    ],
  },
  {
    model: 'Coaster',
    body: 'bus',
    weight: 1,
    retention: 0.9,
    powerPerCc: 0.04,
    series: [
      made(
        2004,
        2016,
        5400,
        ['LX', 'GX', 'EX'],
        [variant('XZB50', 4000, 'FR', 'AT', '5MT'), variant('XZB51', 4000, 'FR', 'AT', '5MT')],
      ),
      made(2017, 2023, 6800, ['LX', 'GX', 'EX'], [variant('XZB70', 4000, 'FR', 'AT', '5MT')]),
      made(2024, null, 8200, ['LX', 'GX', 'EX'], [variant('GDB70', 2800, 'FR', 'AT')]),
    ],
  },
  {
    model: 'Dyna',
    body: 'truck',
    weight: 1,
    retention: 0.9,
    powerPerCc: 0.04,
    series: [
      made(
        2011,
        null,
        3300,
        ['Long Single Just Low', 'Full Just Low', 'Jack-up Wide'],
        [
          variant('XZU605', 4000, 'FR', '5MT', 'AT'),
          variant('XZU655', 4000, 'FR', '5MT'),
          variant('TRY230', 2000, 'FR', '5MT', 'AT'),
        ],
      ),
    ],
  },
]);

export const lexus = madeBy({ maker: 'Lexus' }, [
  {
    model: 'RX',
    body: 'suv',
    retention: 0.9,
    seats: 5,
    series: [
      made(
        2015,
        2022,
        6300,
        ['RX450h', 'RX450h Version L', 'RX450h F Sport'],
        [variant('GYL20W', 3500, 'FF', 'CVT'), variant('GYL25W', 3500, '4WD', 'CVT')],
      ),
      made(
        2017,
        2022,
        5600,
        ['RX300', 'RX300 Version L', 'RX300 F Sport'],
        [variant('AGL20W', 2000, 'FF', 'AT'), variant('AGL25W', 2000, '4WD', 'AT')],
      ),
    ],
  },
  {
    model: 'NX',
    body: 'suv',
    retention: 0.89,
    series: [
      made(
        2014,
        2021,
        5000,
        ['NX300h', 'NX300h I Package', 'NX300h F Sport', 'NX300h Version L'],
        [variant('AYZ10', 2500, 'FF', 'CVT'), variant('AYZ15', 2500, '4WD', 'CVT')],
      ),
    ],
  },
  {
    model: 'IS',
    body: 'sedan',
    weight: 1,
    series: [
      made(
        2013,
        2025,
        5000,
        ['IS300h', 'IS300h Version L', 'IS300h F Sport'],
        [variant('AVE30', 2500, 'FR', 'CVT'), variant('AVE35', 2500, '4WD', 'CVT')],
      ),
    ],
  },
  {
    model: 'UX',
    body: 'suv',
    weight: 1,
    retention: 0.9,
    series: [
      made(
        2018,
        null,
        4100,
        ['UX200', 'UX200 Version C', 'UX200 F Sport', 'UX200 Version L'],
        [variant('MZAA10', 2000, 'FF', 'CVT')],
      ),
      made(
        2018,
        null,
        4600,
        ['UX250h', 'UX250h Version C', 'UX250h F Sport', 'UX250h Version L'],
        [variant('MZAH10', 2000, 'FF', 'CVT'), variant('MZAH15', 2000, '4WD', 'CVT')],
      ),
    ],
  },
]);
