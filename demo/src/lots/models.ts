import type { DemoModel } from './demo-model.ts';
import { honda, mazda } from './honda.data.ts';
import { mitsubishi, nissan } from './nissan.data.ts';
import { bmw, daihatsu, mercedes, subaru, suzuki } from './other-makers.data.ts';
import { lexus, toyota } from './toyota.data.ts';

export const demoModels: readonly DemoModel[] = [
  ...toyota,
  ...lexus,
  ...nissan,
  ...honda,
  ...mazda,
  ...subaru,
  ...suzuki,
  ...daihatsu,
  ...mitsubishi,
  ...bmw,
  ...mercedes,
];
