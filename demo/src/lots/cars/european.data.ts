import { made, madeBy, variant } from './car-model.ts';

export const mini = madeBy('MINI', [
  {
    model: 'Cooper',
    body: 'hatchback',
    weight: 3,
    retention: 0.85,
    leftHandShare: 0.01,
    series: [
      made(
        2007,
        2014,
        2800,
        ['One', 'Cooper', 'Cooper S'],
        [
          variant('SR16', 1600, 'FF', 'AT', '6MT'),
          variant('SV16', 1600, 'FF', 'AT', '6MT'),
          variant('MF16S', 1600, 'FF', 'AT', '6MT'),
        ],
      ),
      made(
        2014,
        null,
        3400,
        ['One', 'Cooper', 'Cooper D', 'Cooper S', 'John Cooper Works'],
        [
          variant('XM12', 1200, 'FF', 'AT'),
          variant('XR15M', 1500, 'FF', 'DCT', '6MT'),
          variant('XT20', 2000, 'FF', 'DCT'),
          variant('XU15M', 1500, 'FF', 'DCT'),
        ],
      ),
    ],
  },
  {
    model: 'Crossover',
    body: 'suv',
    retention: 0.84,
    leftHandShare: 0.01,
    series: [
      made(
        2010,
        2017,
        3400,
        ['One', 'Cooper', 'Cooper D', 'Cooper S ALL4'],
        [variant('ZA16', 1600, 'FF', 'AT'), variant('ZB16', 1600, 'FF', 'AT'), variant('ZC16A', 1600, '4WD', 'AT')],
      ),
      made(
        2017,
        null,
        4300,
        ['Cooper', 'Cooper D', 'Cooper D ALL4', 'Cooper S E ALL4'],
        [variant('YS20', 2000, 'FF', 'AT'), variant('YT20', 2000, '4WD', 'AT'), variant('YU15', 1500, '4WD', 'AT')],
      ),
    ],
  },
]);

export const volvo = madeBy('Volvo', [
  {
    model: 'V40',
    body: 'hatchback',
    retention: 0.77,
    series: [
      made(
        2013,
        2019,
        3500,
        ['T3', 'T4 SE', 'D4 Momentum', 'D4 Inscription'],
        [
          variant('MB4164T', 1600, 'FF', 'DCT'),
          variant('MB4204T', 2000, 'FF', 'AT'),
          variant('MD4204T', 2000, 'FF', 'AT'),
        ],
      ),
    ],
  },
  {
    model: 'V60',
    body: 'wagon',
    retention: 0.8,
    series: [
      made(
        2011,
        2018,
        4700,
        ['T4', 'T4 SE', 'D4 SE', 'T6 AWD R-Design'],
        [variant('FB4164T', 1600, 'FF', 'DCT'), variant('FD4204T', 2000, 'FF', 'AT')],
      ),
      made(
        2018,
        null,
        5600,
        ['B4 Momentum', 'T5 Momentum', 'T5 Inscription', 'B5 Inscription'],
        [variant('ZB420', 2000, 'FF', 'AT'), variant('ZB420TM', 2000, 'FF', 'AT')],
      ),
    ],
  },
  {
    model: 'XC60',
    body: 'suv',
    weight: 1,
    retention: 0.82,
    series: [
      made(
        2009,
        2017,
        6000,
        ['T5', 'T5 SE', 'D4 SE', 'T6 AWD Ocean Race'],
        [
          variant('DB4204TXC', 2000, 'FF', 'AT'),
          variant('DD4204TXC', 2000, 'FF', 'AT'),
          variant('DB6304TXC', 3000, '4WD', 'AT'),
        ],
      ),
      made(
        2017,
        null,
        6900,
        ['D4 AWD Momentum', 'T5 AWD Inscription', 'B5 AWD Inscription', 'T8 Polestar'],
        [variant('UB420XC', 2000, '4WD', 'AT'), variant('UD4204TXC', 2000, '4WD', 'AT')],
      ),
    ],
  },
]);

export const jeep = madeBy('Jeep', [
  {
    model: 'Wrangler',
    body: 'offroad',
    retention: 0.94,
    leftHandShare: 0.1,
    power: 284,
    series: [
      made(
        2007,
        2018,
        3900,
        ['Sport', 'Sahara', 'Unlimited Sport', 'Unlimited Sahara'],
        [variant('JK38L', 3800, '4WD', 'AT'), variant('JK36L', 3600, '4WD', 'AT'), variant('JK36S', 3600, '4WD', 'AT')],
      ),
      made(
        2018,
        null,
        5900,
        ['Sport', 'Unlimited Sport', 'Unlimited Sahara', 'Rubicon'],
        [variant('JL36L', 3600, '4WD', 'AT'), variant('JL20L', 2000, '4WD', 'AT'), variant('JL36S', 3600, '4WD', 'AT')],
      ),
    ],
  },
  {
    model: 'Renegade',
    body: 'suv',
    weight: 1,
    retention: 0.8,
    series: [
      made(
        2015,
        2023,
        3200,
        ['Opening Edition', 'Longitude', 'Limited', 'Trailhawk'],
        [variant('BU14', 1400, 'FF', 'DCT'), variant('BU24', 2400, '4WD', 'AT'), variant('BV13', 1300, 'FF', 'DCT')],
      ),
    ],
  },
]);

export const peugeot = madeBy('Peugeot', [
  {
    model: '208',
    body: 'hatchback',
    weight: 1,
    retention: 0.79,
    series: [
      made(
        2012,
        2020,
        2300,
        ['Active', 'Allure', 'Cielo', 'GTi'],
        [
          variant('A9HM01', 1200, 'FF', 'AT', '5MT'),
          variant('A9C5F02', 1600, 'FF', 'AT'),
          variant('A95G05', 1600, 'FF', '6MT'),
        ],
      ),
      made(2020, null, 2900, ['Active', 'Allure', 'GT Line', 'GT'], [variant('P21HN05', 1200, 'FF', 'AT')]),
    ],
  },
  {
    model: '3008',
    body: 'suv',
    weight: 1,
    retention: 0.81,
    series: [
      made(
        2017,
        null,
        4100,
        ['Active', 'Allure', 'GT Line', 'GT BlueHDi'],
        [
          variant('P845G01', 1600, 'FF', 'AT'),
          variant('P84AH01', 2000, 'FF', 'AT'),
          variant('P845G06', 1600, 'FF', 'AT'),
        ],
      ),
    ],
  },
]);

export const fiat = madeBy('Fiat', [
  {
    model: '500',
    body: 'hatchback',
    retention: 0.82,
    leftHandShare: 0.02,
    series: [
      made(
        2008,
        null,
        2300,
        ['1.2 Pop', '1.2 Lounge', 'TwinAir Pop', 'TwinAir Lounge'],
        [
          variant('31212', 1200, 'FF', 'AT'),
          variant('31209', 900, 'FF', 'AT', '5MT'),
          variant('31214', 1400, 'FF', '5MT'),
        ],
      ),
    ],
  },
]);

export const abarth = madeBy('Abarth', [
  {
    model: '595',
    body: 'hatchback',
    weight: 1,
    leftHandShare: 0.03,
    power: 145,
    series: [
      made(
        2013,
        null,
        3100,
        ['595', 'Turismo', 'Competizione'],
        [variant('312142', 1400, 'FF', '5MT', 'AT'), variant('31214T', 1400, 'FF', '5MT', 'AT')],
      ),
    ],
  },
]);
