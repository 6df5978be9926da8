import { bmw, mercedes, volkswagen, audi, porsche } from './german.data.ts';
import { honda, mazda } from './honda.data.ts';
import { isuzu, hino, udTrucks, fuso } from './trucks.data.ts';
import { mini, volvo, jeep, peugeot, fiat, abarth } from './european.data.ts';
import { nissan, mitsubishi } from './nissan.data.ts';
import { subaru, suzuki, daihatsu } from './subaru.data.ts';
import { toyota, lexus } from './toyota.data.ts';
import type { CarModel } from './car-model.ts';

export const carModels: readonly CarModel[] = [
  ...toyota,
  ...lexus,
  ...nissan,
  ...mitsubishi,
  ...honda,
  ...mazda,
  ...subaru,
  ...suzuki,
  ...daihatsu,
  ...isuzu,
  ...hino,
  ...udTrucks,
  ...fuso,
  ...bmw,
  ...mercedes,
  ...volkswagen,
  ...audi,
  ...porsche,
  ...mini,
  ...volvo,
  ...jeep,
  ...peugeot,
  ...fiat,
  ...abarth,
];
