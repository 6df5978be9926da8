import type { FeedRow } from '@seri/contract/intake/feed.schema';
import { house, lotRow, session } from '../feed.steps.ts';

export interface BrokenRow {
  label: string;
  line: string;
  /** The first words of the reason in the reject. */
  reason: string;
}

const broken = (label: string, row: FeedRow, change: object, reason: string): BrokenRow => ({
  label,
  line: JSON.stringify({ ...row, ...change }),
  reason,
});
const text = (label: string, line: string, reason: string): BrokenRow => ({ label, line, reason });
const lot = lotRow('B1');
const photos: FeedRow = { type: 'photos', lot: 'G1', photos: [] };
const result: FeedRow = { type: 'result', lot: 'G1', status: 4533 };

export const brokenRows: readonly BrokenRow[] = [
  text('no JSON', 'lot 4711, Honda Fit', 'not JSON'),
  text('JSON that breaks off', '{"type":"lot","id":"B1"', 'not JSON'),
  text('two rows on one line', `${JSON.stringify(house)}${JSON.stringify(house)}`, 'not JSON'),
  text('a comma after the row', `${JSON.stringify(house)},`, 'not JSON'),
  text('a number', '4711', 'Invalid input'),
  text('a text', '"lot"', 'Invalid input'),
  text('null', 'null', 'Invalid input'),
  text('a list', `[${JSON.stringify(house)}]`, 'Invalid input'),
  text('bytes that are not UTF-8', '{"type":"house","id":"B1","name":"\uFFFD"}', 'not UTF-8'),
  text('a character no text can hold', String.raw`{"type":"house","id":"B1","name":"a\u0000b"}`, 'holds a character'),
  text('half a character', String.raw`{"type":"house","id":"B1","name":"a\ud83d"}`, 'holds a character'),
  text(
    'such a character, deeper than anything can be written again',
    `{"type":"lot","id":${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}}`,
    'id: ',
  ),
  text('a row without an end in sight', `{"type":"house","name":"${'x'.repeat(270_000)}"}`, 'longer than 262144'),
  text('no type', '{"id":"B1","name":"Hall"}', 'type: '),
  text('an unknown type', '{"type":"auction","id":"B1"}', 'type: '),
  text('a field twice removed from any of ours', '{"__proto__":{"type":"house"}}', 'type: '),
  broken('a house without id', house, { id: undefined }, 'id: '),
  broken('an id with blanks', house, { id: 'uss tokyo' }, 'id: '),
  broken('an id that is no ASCII', house, { id: '東京' }, 'id: '),
  broken('an id too long', house, { id: 'x'.repeat(121) }, 'id: '),
  broken('an id that is a number', house, { id: 7 }, 'id: '),
  broken('a house without a name', house, { name: '  ' }, 'name: '),
  broken('a bid step of nothing', house, { bidStep: 0 }, 'bidStep: '),
  broken('a bid step in parts of a yen', house, { bidStep: 2.5 }, 'bidStep: '),
  broken('a field that houses do not have', house, { phone: '03' }, 'Unrecognized key: "phone"'),
  broken('a session of no house of the source', session, { id: 'B2', house: 'nowhere' }, 'house: there is none'),
  broken('a session without a start', session, { startsAt: undefined }, 'startsAt: '),
  broken('a start without an offset', session, { startsAt: '2026-11-20T10:00:00' }, 'startsAt: '),
  broken('a start on the 31st of November', session, { startsAt: '2026-11-31T10:00:00Z' }, 'startsAt: '),
  broken('a start of another century', session, { startsAt: '0212-11-20T10:00:00Z' }, 'startsAt: '),
  broken('a start as a number', session, { startsAt: 1_763_600_400 }, 'startsAt: '),
  broken('no lanes', session, { lanes: 0 }, 'lanes: '),
  broken('a deadline after the start', session, { biddingCloses: -5 }, 'biddingCloses: '),
  broken('cancelled, said in words', session, { cancelled: 'yes' }, 'cancelled: '),
  broken('a lot of no session of the source', lot, { session: 'nowhere' }, 'session: there is none'),
  broken('a lot at auction without a session', lot, { session: undefined }, 'session: a lot at auction has one'),
  broken('a stock car with a session', lot, { kind: 'stock' }, 'session: a stock car has none'),
  broken('a kind that is not traded', lot, { kind: 'boat' }, 'kind: '),
  broken('a lot without a number', lot, { lotNo: '' }, 'lotNo: '),
  broken('a lot without a maker', lot, { maker: undefined }, 'maker: '),
  broken('a model too long', lot, { model: 'x'.repeat(81) }, 'model: '),
  broken('a year to come', lot, { year: 2101 }, 'year: '),
  broken('a mileage as a text', lot, { mileageKm: '45000' }, 'mileageKm: '),
  broken('a mileage below nothing', lot, { mileageKm: -1 }, 'mileageKm: '),
  broken('a price beyond all yen', lot, { startPrice: 1e15 }, 'startPrice: '),
  broken('steering in the middle', lot, { steering: 'middle' }, 'steering: '),
  broken('a category without its group', lot, { category: ['Excavators'] }, 'category: '),
  broken('a rate above ten', lot, { rates: { engine: 11 } }, 'rates.engine: '),
  broken('a rate of what has none', lot, { rates: { roof: 4 } }, 'rates: Unrecognized key'),
  broken('a status beyond a small number', lot, { status: 40_000 }, 'status: '),
  broken('a detail that nobody knows', lot, { details: { wheels: 4 } }, 'details: Unrecognized key'),
  broken('a video that is not https', lot, { details: { videos: ['http://a.example/v'] } }, 'details.videos.0: '),
  broken('photos of no lot of the source', photos, { lot: 'nowhere' }, 'lot: there is none'),
  broken('a picture by http', photos, { photos: ['http://a.example/1.jpg'] }, 'photos.0: '),
  broken('a picture from a disk', photos, { photos: ['file:///etc/passwd'] }, 'photos.0: '),
  broken(
    'too many pictures',
    photos,
    { photos: Array.from({ length: 61 }, (_, n) => `https://a.example/${n}`) },
    'photos: ',
  ),
  broken('a result of no lot of the source', result, { lot: 'nowhere' }, 'lot: there is none'),
  broken('a result without a status', result, { status: undefined }, 'status: '),
  broken('a price that is no number', result, { soldPrice: null }, 'soldPrice: '),
];
