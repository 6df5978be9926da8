import { describe, expect, it } from 'vitest';
import { readPhrase } from './read-phrase.ts';

const english = (phrase: string) => readPhrase(phrase, true)?.en ?? null;
const russian = (phrase: string) => readPhrase(phrase, true)?.ru ?? null;

describe('R45 a phrase is read word by word', () => {
  it.each([
    ['右フロントフェンダー交換済み', 'Right front wing: replaced', 'Правое переднее крыло: заменено'],
    ['Rバンパー補修跡', 'Rear bumper: repair marks', 'Задний бампер: следы ремонта'],
    ['フロントガラス飛び石', 'Windscreen: stone chips', 'Лобовое стекло: сколы от камней'],
    ['スマートキー2本', 'Smart key × 2', 'Смарт-ключ × 2'],
    ['タイヤ4本新品', 'Tyres × 4: new', 'Шины × 4: новые'],
    ['小キズ小凹有り', 'Small scratches, small dents', 'Небольшие царапины, небольшие вмятины'],
    [
      '左リアクォーター板金塗装',
      'Left rear quarter panel: beaten out and repainted',
      'Левое заднее крыло: отрихтовано и окрашено',
    ],
    ['タイヤ要交換', 'Tyres: replacement needed', 'Шины: требуется замена'],
    ['ボンネット飛び石2ヶ所', 'Bonnet: stone chips in 2 places', 'Капот: сколы от камней в 2 местах'],
    ['18インチ社外アルミ', '18-inch aftermarket alloy wheels', '18-дюймовые нештатные литые диски'],
    ['タイヤ7分山', 'Tyres: tread 7/10', 'Шины: протектор 7/10'],
    ['リア廻り：ブレーキ良好', 'Rear brakes: in good order', 'Задние тормоза: в порядке'],
    ['リア廻り：リアショック抜け', 'Rear: worn-out shock absorbers', 'Сзади: пробитые амортизаторы'],
  ])('%s', (phrase, en, ru) => {
    expect(readPhrase(phrase, true)).toEqual({ en, ru });
  });

  it('Russian adjectives agree with the part', () => {
    expect(['右ドア交換', '右フェンダー交換', '右ライト交換', '右ピラー交換', '右ミラー交換'].map(russian)).toEqual([
      'Правая дверь: заменена',
      'Правое крыло: заменено',
      'Правая фара: заменена',
      'Правая стойка кузова: заменена',
      'Правое зеркало: заменено',
    ]);
    expect(['タイヤ交換', 'ボンネット交換'].map(russian)).toEqual(['Шины: заменены', 'Капот: заменён']);
  });

  it('a pair of sides follows its part', () => {
    expect(english('前後バンパーキズ')).toBe('Bumper, front and rear: scratches');
    expect(russian('左右ドアヘコミ')).toBe('Дверь, слева и справа: вмятины');
  });

  it('a statement about one part ends where the next part begins', () => {
    expect(english('バンパーキズ右ドア凹')).toBe('Bumper: scratches; right door: dents');
    expect(english('社外マフラー（純正なし）')).toBe('Aftermarket exhaust; without the factory one');
  });

  it('present and absent apply to the words before them, and the vehicle’s past never to a part', () => {
    expect(english('サビ有り異音無し')).toBe('Rust; no abnormal noise');
    expect(english('キズ凹無し')).toBe('No scratches, no dents');
    expect(english('バンパーキズ修復歴なし')).toBe('Bumper: scratches; no accident repair');
    expect(english('右フロント修復歴有り')).toBe('Right front: accident repair');
  });

  it('an amount stands before its finding or after it', () => {
    expect(['小サビ', 'サビ少々', 'サビ大', 'キズ多数', '左右ドア小傷多数'].map(english)).toEqual([
      'Slight rust',
      'Slight rust',
      'Heavy rust',
      'Many scratches',
      'Door, left and right: many small scratches',
    ]);
    expect(['キズ多数', 'サビ多数', '異音大'].map(russian)).toEqual([
      'Многочисленные царапины',
      'Сильная ржавчина',
      'Сильный посторонний шум',
    ]);
  });

  it('an action is done, needed, not done, or known by its traces', () => {
    expect(['塗装', '塗装済', '塗装歴有り', '塗装跡', '要塗装', '未塗装', '塗装無し'].map(english)).toEqual([
      'Repainted',
      'Repainted',
      'Repainted',
      'Repainting marks',
      'Repainting needed',
      'Not repainted',
      'No repainting',
    ]);
  });

  it('an absent finding or part is stated as absent', () => {
    expect(['修復歴なし', 'キズ無し', '異音無', '取説無し', '記録簿有'].map(english)).toEqual([
      'No accident repair',
      'No scratches',
      'No abnormal noise',
      'Owner’s manual: none',
      'Service book: present',
    ]);
    expect(['修復歴なし', 'キズ無し', '取説無し'].map(russian)).toEqual([
      'Без ремонта после ДТП',
      'Без царапин',
      'Руководство по эксплуатации: нет',
    ]);
  });
});

describe('R45 variants of spelling', () => {
  it.each([
    ['フロントバンパーキズ有り', 'ﾌﾛﾝﾄﾊﾞﾝﾊﾟｰｷｽﾞ有', 'Fバンパー傷あり', 'フロントバンパきず有', '前バンパー 疵 アリ'],
    ['ボンネット飛び石', 'ボンネット飛石', 'ﾎﾞﾝﾈｯﾄ飛石キズ', 'ボンネットとび石'],
    ['リアドア凹み', 'リヤドアヘコミ', 'Rドアへこみ', 'Ｒドア凹'],
    ['下廻りサビ', '下回り錆', '下廻り錆び', '下まわりさび'],
    ['シート破れ', 'シートやぶれ', 'ｼｰﾄ破れ有り'],
    ['取扱説明書', '取説', '取扱説明'],
  ])('%s reads the same in its other spellings', (phrase, ...spellings) => {
    expect(spellings.map(english)).toEqual(spellings.map(() => english(phrase)));
    expect(english(phrase)).not.toBeNull();
  });
});

describe('R45 a meaning is never guessed', () => {
  it.each([
    '謎の部品',
    'ドア謎',
    'ドアキズ謎',
    '右',
    '無し',
    '2本',
    '大',
    '',
    ' ',
    'W2',
    'ライト切れ',
    '検査切れ',
    '上がり',
    '3型',
    '30分',
    'カタログ',
    'R34',
    'ABSOLUTE',
  ])('“%s” has none', (phrase) => {
    expect(readPhrase(phrase, true)).toBeNull();
  });

  it('two bare parts in a row are ambiguous; only equipment is listed without a separator', () => {
    expect(['ドアタイヤキズ', 'ミッションターボ'].map(english)).toEqual([null, null]);
    expect(english('ETCドラレコ')).toBe('ETC toll unit, dashcam');
    expect(english('左ドア右ミラーキズ')).toBe('Left door, right mirror: scratches');
  });

  it('a code is read whole: ETCX does not contain ETC', () => {
    expect(english('ETC')).toBe('ETC toll unit');
    expect(english('ETCX')).toBeNull();
  });

  it('words of bikes and machines are not read on cars, and some words mean something else there', () => {
    expect([english('スイングアームサビ'), readPhrase('スイングアームサビ', false)?.en]).toEqual([
      null,
      'Swingarm: rust',
    ]);
    expect([english('ハンドル'), readPhrase('ハンドル', false)?.en]).toEqual(['Steering wheel', 'Handlebar']);
  });
});
