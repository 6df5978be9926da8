import { expect, it } from 'vitest';
import { problemsOf } from './bundles.ts';

const light = { route: 'lot', script: 155, style: 20, font: 45, behind: 0, hasSocketClient: false };

it('a route may weigh exactly its limits', () => {
  expect(problemsOf(light)).toEqual([]);
});

it('every limit and the socket client has a sentence of its own', () => {
  expect(problemsOf({ ...light, script: 155.1, style: 21, font: 46, behind: 0, hasSocketClient: true })).toEqual([
    'lot: 155.1 KB of scripts, 155 are allowed.',
    'lot: 21.0 KB of styles, 20 are allowed.',
    'lot: 46.0 KB of fonts, 45 are allowed.',
    'lot: the socket client is in the first load.',
  ]);
});
