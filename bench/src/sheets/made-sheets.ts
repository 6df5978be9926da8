import { demoHouses } from '../../../demo/src/lots/houses.data.ts';
import { makeBike } from '../../../demo/src/lots/bikes/make-bike.ts';
import { makeCar } from '../../../demo/src/lots/cars/make-car.ts';
import { makeMachine } from '../../../demo/src/lots/machines/make-machine.ts';
import { createRandom } from '../../../packages/drawings/src/random.ts';
import { renderSheet } from '../../../packages/drawings/src/sheets/render-sheet.ts';
import type { DrawnSheetFacts } from '../../../packages/drawings/src/sheets/sheet-facts.ts';
import type { PenName } from '../../../packages/drawings/src/sheets/writing/pens.data.ts';
import sharp, { type Sharp } from 'sharp';
import { denials, grave } from './phrases.data.ts';

export const conditions = ['clean', 'scan', 'hand'] as const;
export type SheetCondition = (typeof conditions)[number];

/** Faces that nothing was tuned on judge; the pens of scans are those of the demonstration's usual hand. */
const usualPens: readonly PenName[] = ['klee', 'kleeBold'];
export const tunedPens: readonly PenName[] = ['yuseiMagic', 'kiwiMaru', 'yujiMai', 'stick'];
export const judgingPens: readonly PenName[] = ['yomogi', 'zenKurenaido', 'yujiSyuku', 'hachiMaruPop', 'pottaOne'];

export interface MadeSheet {
  facts: DrawnSheetFacts;
  condition: SheetCondition;
  picture: Buffer;
}

const makers = { car: makeCar, bike: makeBike, machine: makeMachine };

/** Facts of a vehicle of the demonstration, now and then with a grave phrase or its denial among the remarks. */
export function makeFacts(seed: string, index: number): DrawnSheetFacts {
  const random = createRandom(seed, 'facts', index);
  const kind = index % 8 === 6 ? 'bike' : index % 8 === 7 ? 'machine' : 'car';
  const houses = demoHouses.filter(({ kinds }) => kinds[kind] !== undefined);
  const { facts } = makers[kind](createRandom(seed, kind, index), '2026-11-26');
  const { details = {}, ...plain } = facts;
  const added = random.chance(0.6) ? random.pick(grave) : random.chance(0.6) ? random.pick(denials) : '';
  const remarks = [details.remarks ?? '', added].filter((text) => text !== '').join('。');
  return {
    ...plain,
    ...details,
    remarks,
    kind,
    externalId: `${seed}-${index}`,
    houseName: random.pick(houses).name,
    lotNo: String(random.integer(1000, 79_999)),
    sessionDate: '2026-11-26',
  };
}

export async function makeSheet(
  facts: DrawnSheetFacts,
  condition: SheetCondition,
  hands: readonly PenName[],
): Promise<MadeSheet> {
  const { dots, width, height } = await renderSheet(facts, condition === 'hand' ? hands : usualPens);
  const clean = sharp(Buffer.from(dots), { raw: { width, height, channels: 4 } }).removeAlpha();
  const picture = await (condition === 'clean' ? clean.png().toBuffer() : scan(clean, facts.externalId));
  return { facts, condition, picture };
}

/** Grey, turned a little, blurred, noisy and saved at a low quality, as sheets come from a fax or a telephone. */
async function scan(picture: Sharp, seed: string): Promise<Buffer> {
  const random = createRandom(seed, 'scan');
  const { data, info } = await picture
    .rotate(random.between(-0.7, 0.7), { background: '#f4f4f2' })
    .greyscale()
    .blur(0.7)
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 1) {
    const noise = (random.fraction() + random.fraction() + random.fraction() - 1.5) * 24;
    data[at] = Math.max(0, Math.min(255, Math.round((data[at] ?? 0) + noise)));
  }
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(data, { raw }).jpeg({ quality: 45 }).toBuffer();
}
