import { made, madeBy, variant } from './car-model.ts';

/** Large, slow-turning engines. */
const lorry = { powerPerCc: 0.036 } as const;

export const isuzu = madeBy({ maker: 'Isuzu', ...lorry }, [
  {
    model: 'Elf',
    body: 'truck',
    weight: 3,
    retention: 0.91,
    series: [
      made(
        2006,
        2019,
        3400,
        ['Full Flat Low', 'Super Low', 'High Roof Long', 'Custom Wide'],
        [
          variant('NKR85A', 3000, 'FR', '5MT', 'AT'),
          variant('NJR85A', 3000, 'FR', '5MT', 'AT'),
          variant('NPR85AN', 3000, 'FR', '6MT'),
        ],
      ),
      made(
        2019,
        null,
        4100,
        ['Full Flat Low', 'Super Low', 'High Roof Long', 'Custom Wide'],
        [
          variant('NJR88A', 3000, 'FR', '5MT', 'AT'),
          variant('NMR88AN', 3000, 'FR', 'AT'),
          variant('NPR88AN', 3000, 'FR', 'AT', '6MT'),
        ],
      ),
    ],
  },
  {
    model: 'Forward',
    body: 'boxtruck',
    retention: 0.9,
    series: [
      made(
        2007,
        null,
        7200,
        ['Flat Body', 'Dump', 'Wing', 'Aluminium Van', 'Crane'],
        [
          variant('FRR90S2', 5200, 'FR', '6MT'),
          variant('FTR34S2', 7800, 'FR', '6MT'),
          variant('FSR90S2', 5200, 'FR', '6MT'),
        ],
      ),
    ],
  },
]);

export const hino = madeBy({ maker: 'Hino', ...lorry }, [
  {
    model: 'Dutro',
    body: 'truck',
    retention: 0.9,
    series: [
      made(
        2011,
        null,
        3600,
        ['Full Just Low', 'Standard Deck', 'Wide Long Jack-up'],
        [
          variant('XZU605M', 4000, 'FR', '5MT', 'AT'),
          variant('XZU655M', 4000, 'FR', '5MT'),
          variant('XZU710M', 4000, 'FR', '6MT', 'AT'),
        ],
      ),
    ],
  },
  {
    model: 'Ranger',
    body: 'boxtruck',
    retention: 0.9,
    series: [
      made(
        2001,
        2017,
        6800,
        ['Flat Body', 'Dump', 'Wing', 'Refrigerated Van', 'Crane'],
        [
          variant('FD7JLWA', 6400, 'FR', '6MT'),
          variant('FC9JCAA', 5100, 'FR', '6MT'),
          variant('FD8JLAA', 6400, 'FR', '6MT'),
        ],
      ),
      made(
        2017,
        null,
        8200,
        ['Flat Body', 'Dump', 'Wing', 'Refrigerated Van', 'Crane'],
        [variant('FD2ABA', 5100, 'FR', '6MT'), variant('FC2ABA', 5100, 'FR', '6MT')],
      ),
    ],
  },
]);

export const udTrucks = madeBy({ maker: 'UD Trucks', ...lorry }, [
  {
    model: 'Condor',
    body: 'boxtruck',
    weight: 1,
    retention: 0.88,
    series: [
      made(
        2004,
        2017,
        6400,
        ['Flat Body', 'Dump', 'Wing', 'Crane'],
        [variant('MK36C', 6400, 'FR', '6MT'), variant('MK38C', 6400, 'FR', '6MT'), variant('PK37A', 6900, 'FR', '6MT')],
      ),
    ],
  },
  {
    model: 'Quon',
    body: 'boxtruck',
    weight: 1,
    retention: 0.88,
    series: [
      made(
        2005,
        null,
        14500,
        ['Dump', 'Tractor Head', 'Wing', 'Aluminium Wing High Roof'],
        [
          variant('CD4ZA', 13000, 'FR', '6MT'),
          variant('CW4XL', 13000, 'FR', '6MT'),
          variant('CG5ZA', 10800, 'FR', 'AT'),
        ],
      ),
    ],
  },
]);

export const fuso = madeBy({ maker: 'Mitsubishi Fuso', ...lorry }, [
  {
    model: 'Canter',
    body: 'truck',
    weight: 3,
    retention: 0.9,
    series: [
      made(
        2002,
        2010,
        3000,
        ['Full Low', 'Standard Deck', 'Wide Long', 'Guts'],
        [
          variant('FE70EB', 3000, 'FR', '5MT', 'AT'),
          variant('FE82DE', 4900, 'FR', '5MT'),
          variant('FB70BB', 2800, 'FR', '5MT'),
        ],
      ),
      made(
        2010,
        null,
        3700,
        ['Full Low', 'Standard Deck', 'Wide Long', 'Eco Hybrid'],
        [
          variant('FBA20', 3000, 'FR', '5MT', 'DCT'),
          variant('FEA50', 3000, 'FR', '5MT', 'DCT'),
          variant('FEB50', 3000, 'FR', 'DCT'),
        ],
      ),
    ],
  },
  {
    model: 'Fighter',
    body: 'boxtruck',
    weight: 1,
    retention: 0.89,
    series: [
      made(
        1999,
        null,
        6600,
        ['Flat Body', 'Dump', 'Wing', 'Mixer'],
        [
          variant('FK61F', 7500, 'FR', '6MT'),
          variant('FK71F', 7500, 'FR', '6MT'),
          variant('FK65FZ', 7500, 'FR', '6MT'),
        ],
      ),
    ],
  },
]);
