import { expect, it } from 'vitest';
import { addModels, lastModelsAtMost, parseLastModels } from './model-list.ts';

const model = (id: number) => ({ id: String(id), makerId: '3', label: `Model ${id}` });
const ids = (models: readonly { id: string }[]) => models.map(({ id }) => Number(id));

it('the newest model comes first and occurs once, and the oldest goes', () => {
  expect(ids(addModels([model(1), model(2)], [model(2)]))).toEqual([2, 1]);
  const many = Array.from({ length: lastModelsAtMost }, (_, at) => model(at + 1));
  expect(ids(addModels(many, [model(9)]))).toEqual([9, 1, 2, 3, 4]);
});

it.each([null, '', '{', '7', '[1]', '{"car":{"id":"1"}}', '{"car":[null,{"id":"x","makerId":"3","label":"A"}]}'])(
  'of %j nothing is left',
  (stored) => expect(Object.values(parseLastModels(stored)).flat()).toEqual([]),
);

it('what was stored is read again', () => {
  expect(parseLastModels(JSON.stringify({ car: [model(1)] }))).toEqual({ car: [model(1)] });
});
