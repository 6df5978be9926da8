import { silentLog } from '@seri/api/testkit/silent-log';
import { renderPaper } from '@seri/papers/render-paper';
import { exampleCars, exampleReceipt, exampleSale, exampleStatement } from '@seri/papers/snapshots.testkit';
import { afterAll, expect, it } from 'vitest';
import { renderPaperTask } from '../../features/trade/papers/papers.tasks.ts';
import { openPaperMaker } from './open-paper-maker.ts';
import { paperMakerProgram } from './paper-maker-program.ts';

const maker = openPaperMaker({ log: silentLog });
afterAll(() => maker.stop());

it.each([
  ['an invoice', exampleSale({ language: 'both' })],
  ['one of many cars', exampleSale({ language: 'ru', items: exampleCars(25) })],
  ['a statement', exampleStatement(12)],
  ['a receipt', exampleReceipt({ payer: '山田' })],
])('R90 %s has the same bytes in another process', async (_name, snapshot) => {
  const [there, here] = await Promise.all([maker.make(renderPaperTask, [snapshot, false]), renderPaper(snapshot)]);
  expect(Buffer.from(there).equals(here)).toBe(true);
});

it('a paper that cannot be drawn fails alone', async () => {
  const broken = exampleSale({ remarks: { en: '😀', ru: '' } });
  await expect(maker.make(renderPaperTask, [broken, false])).rejects.toThrow('No font has the signs 😀.');
  expect(await maker.make(renderPaperTask, [exampleReceipt(), true])).toBeInstanceOf(Uint8Array);
});

it('knows none of the secrets of the process that started it', () => {
  process.env['SECRET'] = 'a secret of this test';
  expect(Object.keys(paperMakerProgram().env ?? {}).toSorted()).toEqual(['NODE_ENV', 'PATH']);
});
