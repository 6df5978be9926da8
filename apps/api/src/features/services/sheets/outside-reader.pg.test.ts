import { silentLog } from '@seri/api/testkit/silent-log';
import { type FakeVision, startFakeVision } from '@seri/api/testkit/fake-vision';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { outsideReader } from './outside-reader.ts';
import type { SheetReader } from './read-one-sheet.ts';
import { seenSheetOf } from './sheets.steps.ts';

let vision: FakeVision;
const own = vi.fn<SheetReader>();
const picture = Buffer.from('a picture');
const never = new AbortController().signal;

beforeAll(async () => {
  vision = await startFakeVision();
});
afterAll(() => vision.stop());
beforeEach(() => {
  vision.questions.length = 0;
  own.mockReset().mockResolvedValue({ seen: seenSheetOf([]), by: 'own' });
});

const read = () => outsideReader(vision.service, own, silentLog, vision.outside)(picture, 'car', false, never);
const saying = (content: unknown, status = 200) => ({
  status,
  body: JSON.stringify({ choices: [{ message: { content: JSON.stringify(content) } }] }),
});

it('gets the picture and nothing else, and its lines are notes, labels and fields', async () => {
  vision.answers = [
    saying({
      lines: [
        { text: '禁煙車', kind: 'note', box: [0.1, 0.2, 0.3, 0.02] },
        { text: '54,000', kind: 'mileage', box: [0.1, 0.1, 0.1, 0.02] },
      ],
    }),
  ];
  const { seen, by } = await read();
  expect(by).toBe('outside');
  expect(seen.lines[0]).toMatchObject({ area: 'remarks', place: { x: 0.1, y: 0.2 } });
  expect(seen.fields).toMatchObject([{ field: 'mileage' }]);
  expect(JSON.stringify(vision.questions)).toContain(picture.toString('base64'));
  expect(own).not.toHaveBeenCalled();
});

it.each([
  ['is down twice', [{ status: 500, body: '' }], 2],
  ['wants no more requests', [{ status: 429, body: '' }], 2],
  ['says no JSON', [{ status: 200, body: '<html>' }], 1],
  ['says another form', [saying({ lines: [{ text: 7 }] })], 1],
])('when it %s, our own reader reads the sheet', async (_case, answers, questions) => {
  vision.answers = answers;
  expect((await read()).by).toBe('own');
  expect(vision.questions).toHaveLength(questions);
});

it('is asked once more after a failure that may pass', async () => {
  vision.answers = [{ status: 503, body: '' }, saying({ lines: [] })];
  expect((await read()).by).toBe('outside');
});
