import { expect, test } from 'vitest';
import { fitSize, measureText, wrapText } from './measure-text.ts';

const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => measureText(line, 'klee')));

test('phrases stay whole where they fit on a line', () => {
  expect(wrapText('記録簿あり・内外装きれい・禁煙車', 'klee', 9)).toEqual(['記録簿あり・', '内外装きれい・', '禁煙車']);
});

test('a phrase wider than the line is split between words', () => {
  const lines = wrapText('右スライドドア凹みHonda取付部割れ', 'klee', 9);
  expect(widest(lines)).toBeLessThanOrEqual(9);
  expect(lines.some((line) => line.includes('スライドドア'))).toBe(true);
  expect(lines.some((line) => line.includes('Honda'))).toBe(true);
});

test('a word wider than the line is cut', () => {
  const lines = wrapText('A'.repeat(40), 'klee', 5);
  expect(widest(lines)).toBeLessThanOrEqual(5);
  expect(lines.join('')).toBe('A'.repeat(40));
});

test('no line begins with a comma, and line ends are kept', () => {
  expect(wrapText('左右前後、左右前後、', 'klee', 5).some((line) => line.startsWith('、'))).toBe(false);
  expect(wrapText('左\n右', 'klee', 5)).toEqual(['左', '右']);
});

test('text that is too long is written smaller', () => {
  expect(fitSize('漢字', 'print', 20, 100)).toBe(20);
  expect(fitSize('漢字漢字', 'print', 20, 40)).toBe(10);
});
