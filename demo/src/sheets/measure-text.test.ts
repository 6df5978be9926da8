import { expect, test } from 'vitest';
import { fitSize, measureText, wrapText } from './measure-text.ts';

test('a line is never wider than asked, and words stay whole', () => {
  const lines = wrapText('右スライドドア Honda Sensing 付き、ルーフ塗装ムラ', 'pen', 9);
  expect(lines.every((line) => measureText(line, 'pen') <= 9)).toBe(true);
  expect(lines.some((line) => line.includes('Honda Sensing'))).toBe(true);
  expect(lines.some((line) => line.includes('スライドドア'))).toBe(true);
});

test('a word wider than the line is cut', () => {
  const lines = wrapText('A'.repeat(40), 'pen', 5);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe('A'.repeat(40));
});

test('no line begins with a comma', () => {
  expect(wrapText('左右前後、左右前後、', 'pen', 4).some((line) => line.startsWith('、'))).toBe(false);
});

test('what is too long is written smaller', () => {
  expect(fitSize('漢字', 'print', 20, 100)).toBe(20);
  expect(fitSize('漢字漢字', 'print', 20, 40)).toBe(10);
});
