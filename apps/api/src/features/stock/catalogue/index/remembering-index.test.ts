import { expect, it } from 'vitest';
import type { CatalogueIndex, Question } from './catalogue-index.ts';
import { plainIndex } from './plain-index.steps.ts';
import { rememberingIndex } from './remembering-index.ts';

const whole: Question = { pageType: 'bikes', today: '2026-11-18', filters: {} };
const ofMaker: Question = { ...whole, filters: { makerId: ['1'] } };

/** Tells how often the index behind it was asked, and can be told to fail. */
function makeIndexes() {
  const time = { now: 0 };
  const asked = { facets: 0, models: 0 };
  const behind = { fails: false, total: 1 };
  const plain = plainIndex([]);
  const index: CatalogueIndex = {
    ...plain,
    async facets(question) {
      asked.facets += 1;
      if (behind.fails) throw new Error('The database is away.');
      return plain.facets(question);
    },
    models(question) {
      asked.models += 1;
      return plain.models(question);
    },
    count: async () => behind.total,
  };
  return { time, asked, behind, index: rememberingIndex(index, { now: () => new Date(time.now) }) };
}

it('counts a whole page type once for those who come within ten seconds', async () => {
  const { index, asked, time } = makeIndexes();
  await Promise.all([index.facets(whole), index.facets(whole), index.models(whole)]);
  time.now = 9_999;
  await Promise.all([index.facets(whole), index.models(ofMaker)]);
  expect(asked).toEqual({ facets: 1, models: 1 });
  time.now = 10_000;
  await Promise.all([index.facets(whole), index.models(whole)]);
  expect(asked).toEqual({ facets: 2, models: 2 });
});

it('counts another day and another page type by themselves', async () => {
  const { index, asked } = makeIndexes();
  await index.facets(whole);
  await index.facets({ ...whole, today: '2026-11-19' });
  await index.facets({ ...whole, pageType: 'machinery' });
  expect(asked.facets).toBe(3);
});

it('counts whatever is filtered anew, of the models whatever but makers and models is chosen', async () => {
  const { index, asked } = makeIndexes();
  for (let time = 0; time < 2; time += 1) {
    await index.facets(ofMaker);
    await index.models({ ...ofMaker, filters: { color: ['White'] } });
  }
  expect(asked).toEqual({ facets: 2, models: 2 });
});

it('tells the total as it is now', async () => {
  const { index, behind } = makeIndexes();
  expect((await index.facets(whole)).total).toBe(1);
  behind.total = 2;
  expect((await index.facets(whole)).total).toBe(2);
});

it('keeps no failure', async () => {
  const { index, behind } = makeIndexes();
  behind.fails = true;
  await expect(index.facets(whole)).rejects.toThrow('The database is away.');
  behind.fails = false;
  await expect(index.facets(whole)).resolves.toMatchObject({ total: 1 });
});
