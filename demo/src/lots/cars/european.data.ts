import { made, madeBy, variant } from './car-model.ts';

/** Turbocharged engines have the power of larger Japanese ones. */
const turbocharged = { powerPerCc: 0.095 } as const;

export const mini = madeBy({ maker: 'MINI', ...turbocharged }, [
  {
    model: 'Cooper',
    body: 'hatchback',
    weight: 3,
    retention: 0.85,
    leftHandShare: 0.01,
    series: [
      made(2007, 2014, 2400, ['One'], [variant('SR16', 1600, 'FF', 'AT', '6MT')]),
      made(2007, 2014, 2800, ['Cooper', 'Cooper Chili'], [variant('SU16', 1600, 'FF', 'AT', '6MT')]),
      made(2007, 2014, 3400, ['Cooper S', 'Cooper S Chili'], [variant('SV16', 1600, 'FF', 'AT', '6MT')]),
      made(2014, 2023, 2800, ['One'], [variant('XR12', 1200, 'FF', 'AT', '6MT')]),
      made(2014, 2023, 3200, ['Cooper', 'Cooper Classic'], [variant('XR15M', 1500, 'FF', 'DCT', '6MT')]),
      made(2014, 2023, 3400, ['Cooper D', 'Cooper D Classic'], [variant('XY15MW', 1500, 'FF', 'DCT')]),
      made(
        2014,
        2023,
        4000,
        ['Cooper S', 'Cooper S Classic', 'John Cooper Works'],
        [variant('XR20M', 2000, 'FF', 'DCT', '6MT')],
      ),
    ],
  },
  {
    model: 'Crossover',
    body: 'suv',
    retention: 0.84,
    leftHandShare: 0.01,
    series: [
      made(2011, 2017, 3000, ['One', 'Cooper'], [variant('ZA16', 1600, 'FF', 'AT', '6MT')]),
      made(2014, 2017, 3500, ['Cooper D', 'Cooper D ALL4'], [variant('ZD20', 2000, 'FF', 'AT')]),
      made(2017, 2023, 3900, ['Cooper', 'Cooper Classic'], [variant('YW15', 1500, 'FF', 'DCT')]),
      made(2017, 2023, 4300, ['Cooper D', 'Cooper D Classic'], [variant('YT20', 2000, 'FF', 'AT')]),
      made(2017, 2023, 4600, ['Cooper D ALL4', 'Cooper SD ALL4'], [variant('YU20', 2000, '4WD', 'AT')]),
    ],
  },
]);

export const volvo = madeBy({ maker: 'Volvo', ...turbocharged }, [
  {
    model: 'V40',
    body: 'hatchback',
    retention: 0.77,
    series: [
      made(2013, 2016, 2900, ['T4', 'T4 SE'], [variant('MB4164T', 1600, 'FF', 'DCT')]),
      made(2015, 2019, 3100, ['T3 Kinetic', 'T3 Momentum', 'T3 Inscription'], [variant('MB4154T', 1500, 'FF', 'AT')]),
      made(2015, 2019, 3700, ['D4 Momentum', 'D4 SE', 'D4 Inscription'], [variant('MD4204T', 2000, 'FF', 'AT')]),
    ],
  },
  {
    model: 'V60',
    body: 'wagon',
    retention: 0.8,
    series: [
      made(2011, 2016, 4000, ['T4', 'T4 SE', 'T4 R-Design'], [variant('FB4164T', 1600, 'FF', 'DCT')]),
      made(2015, 2018, 4600, ['D4 SE', 'D4 Dynamic Edition', 'D4 Inscription'], [variant('FD4204T', 2000, 'FF', 'AT')]),
      made(
        2018,
        null,
        5300,
        ['T5 Momentum', 'B4 Momentum', 'T5 Inscription'],
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
      made(2009, 2017, 5300, ['T5', 'T5 SE', 'T5 Classic'], [variant('DB4204TXC', 2000, 'FF', 'AT')]),
      made(2015, 2017, 5600, ['D4 SE', 'D4 Classic'], [variant('DD4204TXC', 2000, 'FF', 'AT')]),
      made(
        2017,
        null,
        6500,
        ['T5 AWD Momentum', 'B5 AWD Momentum', 'T5 AWD Inscription', 'B5 AWD Inscription'],
        [variant('UB420XC', 2000, '4WD', 'AT')],
      ),
      made(2018, 2020, 6400, ['D4 AWD Momentum', 'D4 AWD Inscription'], [variant('UD4204TXC', 2000, '4WD', 'AT')]),
    ],
  },
]);

export const jeep = madeBy({ maker: 'Jeep', ...turbocharged }, [
  {
    model: 'Wrangler',
    body: 'offroad',
    retention: 0.94,
    leftHandShare: 0.1,
    power: 284,
    series: [
      made(
        2007,
        2011,
        3700,
        ['Sport', 'Sahara', 'Unlimited Sport', 'Unlimited Sahara'],
        [variant('JK38S', 3800, '4WD', 'AT'), variant('JK38L', 3800, '4WD', 'AT')],
      ),
      made(
        2012,
        2018,
        4100,
        ['Sport', 'Sahara', 'Unlimited Sport', 'Unlimited Sahara'],
        [variant('JK36S', 3600, '4WD', 'AT'), variant('JK36LR', 3600, '4WD', 'AT')],
      ),
      made(
        2018,
        null,
        5900,
        ['Sport', 'Unlimited Sahara', 'Rubicon'],
        [variant('JL36S', 3600, '4WD', 'AT'), variant('JL36L', 3600, '4WD', 'AT')],
      ),
      made(2018, null, 5300, ['Unlimited Sport', 'Unlimited Sahara'], [variant('JL20L', 2000, '4WD', 'AT')]),
    ],
  },
  {
    model: 'Renegade',
    body: 'suv',
    weight: 1,
    retention: 0.8,
    series: [
      made(2015, 2020, 2900, ['Opening Edition', 'Longitude', 'Limited'], [variant('BU14', 1400, 'FF', 'DCT')]),
      made(2015, 2020, 3400, ['Trailhawk'], [variant('BU24', 2400, '4WD', 'AT')]),
      made(2020, 2023, 3400, ['Longitude', 'Limited'], [variant('BV13', 1300, 'FF', 'DCT')]),
    ],
  },
]);

export const peugeot = madeBy({ maker: 'Peugeot', ...turbocharged }, [
  {
    model: '208',
    body: 'hatchback',
    weight: 1,
    retention: 0.79,
    series: [
      made(2013, 2020, 2200, ['Active', 'Style', 'Allure'], [variant('A9HN01', 1200, 'FF', 'AT', '5MT')]),
      made(2013, 2020, 3200, ['GTi', 'GTi by Peugeot Sport'], [variant('A95G04', 1600, 'FF', '6MT')]),
      made(2020, null, 2900, ['Style', 'Allure', 'GT Line', 'GT'], [variant('P21HN05', 1200, 'FF', 'AT')]),
    ],
  },
  {
    model: '3008',
    body: 'suv',
    weight: 1,
    retention: 0.81,
    series: [
      made(2017, 2024, 3800, ['Active', 'Allure', 'GT Line'], [variant('P845G01', 1600, 'FF', 'AT')]),
      made(2017, 2024, 4500, ['Allure BlueHDi', 'GT BlueHDi'], [variant('P84AH01', 2000, 'FF', 'AT')]),
    ],
  },
]);

export const fiat = madeBy({ maker: 'Fiat', ...turbocharged }, [
  {
    model: '500',
    body: 'hatchback',
    retention: 0.82,
    leftHandShare: 0.02,
    series: [
      made(2008, 2024, 2100, ['1.2 Pop', '1.2 Lounge', '1.2 Cult'], [variant('31212', 1200, 'FF', 'AT')]),
      made(2011, 2024, 2500, ['TwinAir Pop', 'TwinAir Lounge'], [variant('31209', 900, 'FF', 'AT', '5MT')]),
    ],
  },
]);

export const abarth = madeBy({ maker: 'Abarth', ...turbocharged }, [
  {
    model: '595',
    body: 'hatchback',
    weight: 1,
    leftHandShare: 0.03,
    power: 145,
    series: [
      made(
        2013,
        2024,
        3100,
        ['595', 'Turismo', 'Competizione'],
        [variant('312142', 1400, 'FF', '5MT', 'AT'), variant('31214T', 1400, 'FF', '5MT', 'AT')],
      ),
    ],
  },
]);
