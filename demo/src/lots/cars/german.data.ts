import { made, madeBy, variant } from './car-model.ts';

export const bmw = madeBy('BMW', [
  {
    model: '3 Series',
    body: 'sedan',
    retention: 0.82,
    leftHandShare: 0.1,
    series: [
      made(2012, 2015, 4900, ['320i', '320i M Sport', '320i Luxury'], [variant('3B20', 2000, 'FR', 'AT')]),
      made(
        2012,
        2015,
        5000,
        ['320d', '320d M Sport', '320d BluePerformance Modern'],
        [variant('3D20', 2000, 'FR', 'AT')],
      ),
    ],
  },
  {
    model: '1 Series',
    body: 'hatchback',
    retention: 0.82,
    leftHandShare: 0.02,
    series: [
      made(
        2011,
        2019,
        3500,
        ['116i', '116i Sport', '118d M Sport', '120i M Sport'],
        [variant('1A16', 1600, 'FR', 'AT'), variant('1R15', 1500, 'FR', 'AT'), variant('1S20', 2000, 'FR', 'AT')],
      ),
      made(
        2019,
        null,
        4200,
        ['118i', '118i Play', '118d M Sport', 'M135i xDrive'],
        [variant('7K15', 1500, 'FF', 'DCT'), variant('7M20', 2000, 'FF', 'AT'), variant('7L20', 2000, '4WD', 'AT')],
      ),
    ],
  },
  {
    model: '5 Series',
    body: 'sedan',
    weight: 1,
    retention: 0.8,
    leftHandShare: 0.05,
    series: [
      made(
        2010,
        2017,
        6800,
        ['523i', '523d M Sport', '528i Luxury', '535i M Sport'],
        [variant('XG20', 2000, 'FR', 'AT'), variant('XB20', 2000, 'FR', 'AT'), variant('FR30', 3000, 'FR', 'AT')],
      ),
      made(
        2017,
        2023,
        7300,
        ['523i', '523d Luxury', '530e M Sport', '540i xDrive M Sport'],
        [variant('JR20', 2000, 'FR', 'AT'), variant('JC20', 2000, 'FR', 'AT'), variant('JS30', 3000, '4WD', 'AT')],
      ),
    ],
  },
  {
    model: 'X3',
    body: 'suv',
    retention: 0.82,
    leftHandShare: 0.02,
    series: [
      made(
        2011,
        2017,
        6200,
        ['xDrive20i', 'xDrive20d', 'xDrive20d M Sport', 'xDrive28i M Sport'],
        [variant('WX20', 2000, '4WD', 'AT'), variant('WY20', 2000, '4WD', 'AT')],
      ),
      made(
        2017,
        null,
        7200,
        ['xDrive20i', 'xDrive20d X Line', 'xDrive20d M Sport', 'M40d'],
        [variant('TR20', 2000, '4WD', 'AT'), variant('UZ20', 2000, '4WD', 'AT')],
      ),
    ],
  },
  {
    model: 'Z4',
    body: 'roadster',
    weight: 1,
    retention: 0.84,
    leftHandShare: 0.05,
    power: 197,
    series: [
      made(
        2009,
        2016,
        5600,
        ['sDrive20i', 'sDrive23i', 'sDrive20i M Sport', 'sDrive35is'],
        [
          variant('LL20', 2000, 'FR', 'AT', '6MT'),
          variant('LM25', 2500, 'FR', 'AT'),
          variant('LM30', 3000, 'FR', 'DCT'),
        ],
      ),
      made(
        2019,
        null,
        6700,
        ['sDrive20i', 'sDrive20i M Sport', 'M40i'],
        [variant('HF20', 2000, 'FR', 'AT'), variant('HF30', 3000, 'FR', 'AT')],
      ),
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
      made(
        2014,
        2018,
        4700,
        ['C180', 'C180 Avantgarde', 'C180 Avantgarde AMG Line'],
        [variant('205040C', 1600, 'FR', 'AT')],
      ),
      made(
        2014,
        2018,
        5300,
        ['C200', 'C200 Avantgarde', 'C200 Avantgarde AMG Line'],
        [variant('205042', 2000, 'FR', 'AT')],
      ),
    ],
  },
  {
    model: 'E-Class',
    body: 'sedan',
    retention: 0.8,
    leftHandShare: 0.1,
    series: [
      made(
        2009,
        2016,
        6700,
        ['E250', 'E250 Avantgarde', 'E350 Avantgarde', 'E400 Avantgarde'],
        [
          variant('212036C', 2000, 'FR', 'AT'),
          variant('212047C', 1800, 'FR', 'AT'),
          variant('212061C', 3500, 'FR', 'AT'),
        ],
      ),
      made(
        2016,
        2023,
        7400,
        ['E200 Avantgarde', 'E220d Avantgarde Sport', 'E250 Avantgarde', 'E450 4MATIC Exclusive'],
        [
          variant('213042', 2000, 'FR', 'AT'),
          variant('213004C', 2000, 'FR', 'AT'),
          variant('213045C', 2000, 'FR', 'AT'),
        ],
      ),
    ],
  },
  {
    model: 'A-Class',
    body: 'hatchback',
    retention: 0.8,
    series: [
      made(
        2013,
        2018,
        3300,
        ['A180', 'A180 Style', 'A180 Sports', 'A250 Sport'],
        [variant('176042', 1600, 'FF', 'DCT'), variant('176044', 2000, 'FF', 'DCT')],
      ),
      made(
        2018,
        null,
        4000,
        ['A180', 'A180 Style', 'A200d', 'A250 4MATIC AMG Line'],
        [variant('177084', 1400, 'FF', 'DCT'), variant('177012', 2000, 'FF', 'DCT')],
      ),
    ],
  },
  {
    model: 'GLC',
    body: 'suv',
    retention: 0.84,
    leftHandShare: 0.05,
    series: [
      made(
        2016,
        null,
        6800,
        ['GLC200', 'GLC220d 4MATIC', 'GLC250 4MATIC Sports', 'GLC300 4MATIC'],
        [
          variant('253946C', 2000, '4WD', 'AT'),
          variant('253964C', 2200, '4WD', 'AT'),
          variant('253915C', 2000, '4WD', 'AT'),
        ],
      ),
    ],
  },
  {
    model: 'G-Class',
    body: 'offroad',
    retention: 0.95,
    leftHandShare: 0.15,
    power: 286,
    series: [
      made(
        2002,
        2018,
        12500,
        ['G320', 'G350d', 'G500', 'G550'],
        [
          variant('463349', 3000, '4WD', 'AT'),
          variant('463236', 5500, '4WD', 'AT'),
          variant('463272', 5500, '4WD', 'AT'),
        ],
      ),
      made(
        2018,
        null,
        16500,
        ['G350d', 'G400d AMG Line', 'G550', 'G63'],
        [
          variant('463349', 2900, '4WD', 'AT'),
          variant('463350', 2900, '4WD', 'AT'),
          variant('463276', 4000, '4WD', 'AT'),
        ],
      ),
    ],
  },
]);

export const volkswagen = madeBy('Volkswagen', [
  {
    model: 'Golf',
    body: 'hatchback',
    weight: 3,
    retention: 0.81,
    leftHandShare: 0.01,
    series: [
      made(
        2008,
        2013,
        2800,
        ['TSI Trendline', 'TSI Comfortline', 'TSI Highline', 'GTI'],
        [
          variant('1KCAX', 1400, 'FF', 'DCT'),
          variant('1KCBZ', 1200, 'FF', 'DCT'),
          variant('1KCCZ', 2000, 'FF', 'DCT', '6MT'),
        ],
      ),
      made(
        2013,
        2021,
        3200,
        ['TSI Trendline', 'TSI Comfortline', 'TSI Highline', 'GTI', 'R'],
        [
          variant('AUCJZ', 1200, 'FF', 'DCT'),
          variant('AUCPT', 1400, 'FF', 'DCT'),
          variant('AUCHH', 2000, 'FF', 'DCT', '6MT'),
          variant('AUCJXF', 2000, '4WD', 'DCT'),
        ],
      ),
      made(
        2021,
        null,
        3800,
        ['eTSI Active', 'eTSI Style', 'eTSI R-Line', 'GTI'],
        [variant('CDDLA', 1000, 'FF', 'DCT'), variant('CDDFY', 1500, 'FF', 'DCT'), variant('CDDNP', 2000, 'FF', 'DCT')],
      ),
    ],
  },
  {
    model: 'Polo',
    body: 'hatchback',
    retention: 0.8,
    series: [
      made(
        2009,
        2018,
        2300,
        ['TSI Trendline', 'TSI Comfortline', 'TSI Highline', 'GTI'],
        [variant('6RCBZ', 1200, 'FF', 'DCT'), variant('6RCJZ', 1200, 'FF', 'DCT')],
      ),
      made(
        2018,
        null,
        2700,
        ['TSI Trendline', 'TSI Comfortline', 'TSI Highline', 'R-Line'],
        [variant('AWCHZ', 1000, 'FF', 'DCT'), variant('AWDKL', 1000, 'FF', 'DCT')],
      ),
    ],
  },
  {
    model: 'Tiguan',
    body: 'suv',
    weight: 1,
    retention: 0.82,
    series: [
      made(
        2017,
        null,
        4300,
        ['TSI Comfortline', 'TSI Highline', 'TDI 4MOTION Highline', 'R-Line'],
        [variant('5NCZE', 1400, 'FF', 'DCT'), variant('5NDFG', 2000, '4WD', 'DCT')],
      ),
    ],
  },
]);

export const audi = madeBy('Audi', [
  {
    model: 'A3',
    body: 'hatchback',
    retention: 0.8,
    series: [
      made(
        2013,
        2020,
        3400,
        ['1.4 TFSI', '1.4 TFSI Sport', '1.8 TFSI quattro', 'S line'],
        [
          variant('8VCXS', 1400, 'FF', 'DCT'),
          variant('8VCPT', 1400, 'FF', 'DCT'),
          variant('8VCJSF', 1800, '4WD', 'DCT'),
        ],
      ),
    ],
  },
  {
    model: 'A4 Avant',
    body: 'wagon',
    retention: 0.79,
    series: [
      made(
        2008,
        2016,
        5000,
        ['1.8 TFSI', '2.0 TFSI', '2.0 TFSI quattro', 'S line'],
        [
          variant('8KCDH', 1800, 'FF', 'CVT'),
          variant('8KCDNF', 2000, '4WD', 'DCT'),
          variant('8KCNCF', 2000, '4WD', 'DCT'),
        ],
      ),
      made(
        2016,
        null,
        5500,
        ['1.4 TFSI', '2.0 TFSI Sport', '45 TFSI quattro', 'S line'],
        [variant('8WCVK', 2000, 'FF', 'DCT'), variant('8WCYRF', 2000, '4WD', 'DCT')],
      ),
    ],
  },
  {
    model: 'Q5',
    body: 'suv',
    weight: 1,
    retention: 0.81,
    series: [
      made(
        2009,
        2017,
        6000,
        ['2.0 TFSI quattro', '2.0 TFSI quattro S line', '3.2 FSI quattro'],
        [variant('8RCDNF', 2000, '4WD', 'AT'), variant('8RCALF', 3200, '4WD', 'AT')],
      ),
      made(
        2017,
        null,
        6900,
        ['40 TDI quattro', '45 TFSI quattro Sport', 'S line'],
        [variant('FYDAXS', 2000, '4WD', 'DCT'), variant('FYDETS', 2000, '4WD', 'DCT')],
      ),
    ],
  },
  {
    model: 'TT',
    body: 'coupe',
    weight: 1,
    retention: 0.83,
    leftHandShare: 0.02,
    series: [
      made(
        2006,
        2014,
        4800,
        ['1.8 TFSI', '2.0 TFSI', '2.0 TFSI quattro', 'S line'],
        [variant('8JCES', 2000, 'FF', 'DCT'), variant('8JCESF', 2000, '4WD', 'DCT')],
      ),
      made(
        2015,
        2023,
        5700,
        ['1.8 TFSI', '2.0 TFSI', '2.0 TFSI quattro', 'S line'],
        [variant('FVCJS', 1800, 'FF', 'DCT'), variant('FVCHHF', 2000, '4WD', 'DCT')],
      ),
    ],
  },
]);

export const porsche = madeBy('Porsche', [
  {
    model: '911',
    body: 'coupe',
    retention: 0.95,
    leftHandShare: 0.35,
    power: 385,
    series: [
      made(
        2004,
        2011,
        12500,
        ['Carrera', 'Carrera S', 'Carrera 4S', 'Turbo'],
        [
          variant('99705', 3800, 'FR', '6MT', 'AT'),
          variant('997M9701', 3600, 'FR', 'DCT', '6MT'),
          variant('99770', 3600, '4WD', '6MT', 'AT'),
        ],
      ),
      made(
        2011,
        2019,
        14500,
        ['Carrera', 'Carrera S', 'Carrera 4S', 'GTS'],
        [
          variant('991MA103', 3400, 'FR', 'DCT'),
          variant('991MA104', 3800, 'FR', 'DCT'),
          variant('991H1', 3000, 'FR', 'DCT', '6MT'),
        ],
      ),
      made(
        2019,
        null,
        17500,
        ['Carrera', 'Carrera S', 'Carrera 4S', 'GTS'],
        [variant('992H1', 3000, 'FR', 'DCT'), variant('992H2', 3000, '4WD', 'DCT')],
      ),
    ],
  },
  {
    model: 'Cayenne',
    body: 'suv',
    retention: 0.85,
    leftHandShare: 0.3,
    power: 300,
    series: [
      made(
        2010,
        2018,
        9300,
        ['Cayenne', 'S', 'S Hybrid', 'Turbo'],
        [
          variant('92AM5502', 3600, '4WD', 'AT'),
          variant('92ACXZA', 3600, '4WD', 'AT'),
          variant('92AM4802', 4800, '4WD', 'AT'),
        ],
      ),
      made(
        2018,
        null,
        11500,
        ['Cayenne', 'E-Hybrid', 'S', 'Turbo'],
        [variant('9YADCBA', 3000, '4WD', 'AT'), variant('9YADCA', 2900, '4WD', 'AT')],
      ),
    ],
  },
  {
    model: 'Macan',
    body: 'suv',
    retention: 0.88,
    leftHandShare: 0.15,
    series: [
      made(
        2014,
        2024,
        7600,
        ['Macan', 'Macan T', 'S', 'GTS'],
        [
          variant('J1H1', 2000, '4WD', 'DCT'),
          variant('95BCTM', 3000, '4WD', 'DCT'),
          variant('95BCTL', 3600, '4WD', 'DCT'),
        ],
      ),
    ],
  },
  {
    model: 'Boxster',
    body: 'roadster',
    weight: 1,
    retention: 0.93,
    leftHandShare: 0.25,
    power: 265,
    series: [
      made(
        2012,
        2016,
        7300,
        ['Boxster', 'S', 'GTS'],
        [variant('981MA122', 2700, 'MR', 'DCT', '6MT'), variant('981MA123', 3400, 'MR', 'DCT', '6MT')],
      ),
      made(
        2016,
        null,
        8700,
        ['718 Boxster', '718 Boxster S', '718 Boxster GTS'],
        [variant('982H1', 2000, 'MR', 'DCT', '6MT'), variant('982H2', 2500, 'MR', 'DCT', '6MT')],
      ),
    ],
  },
]);
