import { expect, test } from 'vitest';
import { readNotes } from './read-notes.ts';
import { line, room } from './reading.testkit.ts';

const phrases = (...lines: Parameters<typeof readNotes>[0]) =>
  readNotes(lines, room, true).map(({ japanese, meaning }) => [japanese, meaning?.en]);

test('phrases of a row are told apart by marks, blanks and boxes', () => {
  expect(phrases(line('禁煙車・屋内保管', 0), line('記録簿あり', 0, 0.6))).toEqual([
    ['禁煙車', 'Non-smoker’s car'],
    ['屋内保管', 'Kept under a roof'],
    ['記録簿あり', 'Service book: present'],
  ]);
});

test('a phrase goes on in the next row only if it is read with it and there was no room left', () => {
  expect(phrases(line('右フロントフェンダーヘ', 0, 0.3), line('コミ', 1))).toHaveLength(1);
  expect(phrases(line('ホイ', 0), line('ールキズ', 1))).toHaveLength(2);
});

test('the box need not be full if the writer turned at the same place before', () => {
  expect(
    phrases(line('エンジン：社外', 0), line('マフラー', 1), line('リア廻リ：ブレーキ良', 2), line('好', 3)),
  ).toEqual([
    ['エンジン：社外', 'Engine; aftermarket'],
    ['マフラー', 'Exhaust'],
    ['リア廻リ：ブレーキ良好', 'Rear brakes: in good order'],
  ]);
  expect(phrases(line('記録簿あり・社外', 0), line('マフラー', 1))).toEqual([
    ['記録簿あり', 'Service book: present'],
    ['社外マフラー', 'Aftermarket exhaust'],
  ]);
});

test('a side heads what follows, whatever the mark behind it was read as', () => {
  expect(phrases(line('リア週リ・ブレーキ良好', 0))).toEqual([['リア週リブレーキ良好', 'Rear brakes: in good order']]);
});

test('a side or an adjective at the end of a row belongs to the next one', () => {
  const wide = line('禁煙車・屋内保管・取扱説明書', 0);
  expect(phrases(wide, line('社外', 1), line('マフラー', 2)).at(-1)).toEqual(['社外マフラー', 'Aftermarket exhaust']);
  const rows = [line('保安：左', 0), line('ウインカー不点灯', 1)];
  expect(readNotes(rows, room, false).map(({ meaning }) => meaning?.en)).toEqual([
    'Safety equipment; left indicator: not lit',
  ]);
});

test('a part that was mended and what is said of it in the next row are one phrase', () => {
  const [first, ...others] = readNotes([line('アイドリンク', 0), line('不安定', 1)], room, true);
  expect(first).toMatchObject({ japanese: 'アイドリング不安定', how: 'near', meaning: { en: 'Idling: unstable' } });
  expect(others).toEqual([]);
});

test('a part is not told beside a number of it that was not read', () => {
  expect(phrases(line('タイヤ／本新品', 0))[0]).toEqual(['タイヤ', undefined]);
});

test('after a kanji no small sign begins a word', () => {
  expect(phrases(line('記録簿ぁり', 0))).toEqual([['記録簿あり', 'Service book: present']]);
});

test('what affirms or denies belongs to what stands before it, beside it or in the row above', () => {
  const denied = [['修復歴無し', 'No accident repair']];
  expect(phrases(line('修復歴', 0), line('無し', 0, 0.5))).toEqual(denied);
  expect(phrases(line('修復歴', 0), line('無し', 1))).toEqual(denied);
  const [history, ...others] = readNotes([line('修復歴', 0), line('蕪し', 0, 0.5)], room, true);
  expect(history).toMatchObject({ meaning: null, flag: null, suspicion: 'repaired' });
  expect(others).toMatchObject([{ meaning: null }]);
});

test('a part is not told if what is said of it may stand in signs that were not read', () => {
  expect(phrases(line('ホイール', 0), line('京都大学', 0, 0.5))[0]).toEqual(['ホイール', undefined]);
  expect(phrases(line('純正アルミ・京都大学', 0))[0]).toEqual(['純正アルミ', 'Factory alloy wheels']);
});

test('what is said of a part that was not read is not told', () => {
  expect(phrases(line('京都大学', 0), line('キズ', 0, 0.5), line('修復歴無', 1))).toEqual([
    ['京都大学', undefined],
    ['キズ', undefined],
    ['修復歴無', 'No accident repair'],
  ]);
});

test('a phrase has the place of its own signs', () => {
  const [first, second] = readNotes([line('禁煙車・屋内保管', 0)], room, true);
  const [left, right] = [first?.places[0], second?.places[0]];
  expect(left!.x + left!.width).toBeLessThan(right!.x);
  expect(right!.x + right!.width).toBeCloseTo(0.4);
});

test('what is not read keeps its place', () => {
  expect(readNotes([line('京都大学', 0)], room, true)).toMatchObject([
    { japanese: '京都大学', meaning: null, places: [{ y: 0 }] },
  ]);
});
