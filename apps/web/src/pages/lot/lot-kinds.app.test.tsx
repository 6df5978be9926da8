import '../../ui/styles/print.css';
import { lotCalls } from '@seri/contract/stock/lots.calls';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import type { CDPSession } from '@vitest/browser-playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { serveStanding } from '../../features/bidding/sense/standing.testkit.ts';
import { serveLists } from '../../features/catalogue/list/lots.testkit.ts';
import {
  bikeView,
  type CarView,
  carView,
  decodedSheet,
  machineView,
  pictures,
  noRights,
} from '../../features/lots/page/lot-views.testkit.ts';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import { holdLive, newBrowser, openApp, signIn } from '../../app/app.testkit.tsx';

let server: FakeServer;

beforeEach(async () => {
  server = await newBrowser();
  holdLive();
  signIn(server);
  serveLists(server);
  serveStanding(server);
});

afterEach(() => expect(server.unanswered).toEqual([]));

const article = () => page.getByRole('article');

/** The values under the captions of the page. */
function factsShown(): Record<string, string> {
  const pairs = [...article().element().querySelectorAll('dl > div')].map((pair) =>
    ['dt', 'dd'].map((part) => pair.querySelector(part)?.textContent.replaceAll(/\s/g, ' ') ?? ''),
  );
  return Object.fromEntries(pairs) as Record<string, string>;
}

const { carInfo, carSpecification, lotInfo, bidInfo } = carView(7);
const harrier: Partial<CarView> = {
  carInfo: { ...carInfo, mileage: 38_200, chassisId: 'AXUH80' },
  carSpecification: {
    ...carSpecification,
    engineCC: 2487,
    grade: 'Z',
    transmission: 'CVT',
    drive: '4WD',
    horsePower: 218,
    equipment: 'AC PS',
    mileageNote: 'メーター交換',
    mileagePhrases: [{ code: 'メーター交換', meaning: { en: 'Odometer replacement', ru: 'Замена одометра' } }],
  },
  bidInfo: { ...bidInfo, startPrice: 1_850_000 },
};
const factsOfHarrier = {
  Year: '2021',
  Mileage: '38 200 km',
  Engine: '2 487 cc',
  Power: '218 hp',
  Gearbox: 'CVT',
  Drive: '4WD',
  Steering: 'RHD',
  Colour: 'Red',
  Trim: 'Z',
  'Chassis number': 'AXUH80',
  'Mileage note': 'Odometer replacement · メーター交換',
  Equipment: 'AC PS',
};

test('a car has all its facts and a start price', async () => {
  server.answer(lotCalls['car-auction'].view, carView(7, harrier));
  await openApp('/car-auctions/7');
  await expect.element(article()).toMatchTextContent(/USS Tokyo/);
  expect(factsShown()).toMatchObject({ ...factsOfHarrier, 'Start price': '1 850 000 ¥' });
});

test('a stock car has its price in place of a start', async () => {
  const stock = carView(7, {
    ...harrier,
    pageType: 'stock',
    lotType: 'stock',
    bidInfo: { ...bidInfo, startPrice: 1_700_000, soldPrice: 1_850_000 },
  });
  server.answer(lotCalls.stock.view, stock);
  await openApp('/oneprice/7');
  await expect.element(article()).toBeVisible();
  expect(factsShown()).toMatchObject({ ...factsOfHarrier, Price: '1 850 000 ¥' });
  expect(factsShown()).not.toHaveProperty('Start price');
});

test('a car of statistics says what it was sold for', async () => {
  const sold = carView(7, {
    ...harrier,
    pageType: 'stats',
    lotInfo: { ...lotInfo, status: lotStatusCodes.sold },
    bidInfo: { ...bidInfo, startPrice: 1_850_000, soldPrice: 2_290_000, auctionFinished: true },
  });
  server.answer(lotCalls.stats.view, sold);
  await openApp('/car-statistics/7');
  await expect.element(article().getByText('Sold', { exact: true }).first()).toBeVisible();
  expect(factsShown()).toMatchObject({
    ...factsOfHarrier,
    'Start price': '1 850 000 ¥',
    'Sold for': '2 290 000 ¥',
  });
});

const players = () => page.getByRole('region', { name: 'Videos' }).element().querySelectorAll('video');

test('a bike has its rates with words and pictures, by keyboard too, its notes, and the video that loads', async () => {
  const [first = '', second = ''] = pictures(2);
  const fork = { code: 'フォーク良好', meaning: { en: 'Fork: in good order', ru: 'Вилка: в порядке' } };
  const papers = { code: '書類有り', meaning: { en: 'Documents: present', ru: 'Документы: в наличии' } };
  const video = { good: silence(), broken: 'data:video/mp4;base64,AAAA' };
  const bike = bikeView(7, { lotImages: { images: [first, second], thumbnails: [first, second] } });
  server.answer(lotCalls.bikes.view, {
    ...bike,
    lotInfo: {
      ...bike.lotInfo,
      rateNotes: {
        engine: [{ text: 'starts at once', image: second, phrases: [] }],
        exterior: [{ text: 'said without a rate', image: null, phrases: [] }],
        front: [{ text: 'フォーク良好', image: null, phrases: [fork] }],
      },
      notes: ['Two keys', '書類有り・鍵謎'],
      notePhrases: [[], [papers, { code: '鍵謎', meaning: null }]],
      videos: `${video.good}#${video.broken}`,
    },
  });
  await openApp('/bike-auctions/7');
  await expect.element(article()).toBeVisible();
  expect(factsShown()).toMatchObject({
    Year: '2012',
    Mileage: '12 345 km',
    Engine: '400 cc',
    Colour: 'Blue',
    Trim: 'SF',
    'Frame number': 'NC42-1234567',
    'Mileage note': 'By the meter',
  });
  const rates = page.getByRole('region', { name: 'Ratings by part' });
  const said = () =>
    rates
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent.slice(0, 9));
  await soon(() => expect(said()).toEqual(['6Enginest', '5Electric', '4FrontFor', '7Rear', '8Frame']));
  await expect.element(page.getByText('said without a rate')).not.toBeInTheDocument();
  await expect.element(rates).toMatchTextContent(/Fork: in good order フォーク良好/);
  const remarks = page.getByRole('region', { name: 'Inspector’s remarks' });
  await expect.element(remarks).toMatchTextContent(/Two keysDocuments: present, 鍵謎 書類有り・鍵謎/);
  await soon(() => expect([...players()].map(({ src }) => src)).toEqual([video.good]));

  const word = rates.getByRole('button', { name: /^starts at once/ });
  (word.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const large = page.getByRole('dialog', { name: 'starts at once' });
  await expect.element(large.getByRole('img')).toHaveAttribute('src', second);
  await userEvent.keyboard('{Escape}');
  await expect.element(word).toHaveFocus();
});

/** The rows of a part of the page that comes after the first paint. */
const rowsOf = (name: string) =>
  page
    .getByRole('region', { name })
    .getByRole('row')
    .elements()
    .map(({ textContent }) => textContent.replaceAll('\u{A0}', ' '));

test('a machine has its categories, and its description as a table of two columns', async () => {
  server.answer(lotCalls.machinery.view, machineView(7));
  await openApp('/machinery/7');
  await expect.element(article()).toBeVisible();
  expect(factsShown()).toMatchObject({
    Category: 'Earthmoving',
    Subcategory: 'Mini excavator',
    Year: '2012',
    'Engine hours': '6 508 h',
    Mileage: '77 km',
    Trim: 'Alpha',
    'Serial number': 'RX-406-336827',
  });
  await soon(() =>
    expect(rowsOf('Description')).toEqual([expect.stringContaining('Feature'), 'CabCanopy', 'Bucket0.14 m³']),
  );
});

test('a machine is described in Russian for a Russian reader', async () => {
  server.answer(lotCalls.machinery.view, machineView(7));
  signIn(server, { language: 'ru' });
  await openApp('/machinery/7', { language: 'ru' });
  await expect.element(article()).toBeVisible();
  expect(factsShown()).toMatchObject({ Категория: 'Землеройная техника', Подкатегория: 'Мини-экскаватор' });
  await soon(() => expect(rowsOf('Описание').slice(1)).toEqual(['КабинаНавес', 'Ковш0,14 м³']));
});

const found = (name: string) => [
  ...page.getByRole('button', { name }).elements(),
  ...page.getByRole('link', { name }).elements(),
];

test('paper holds the lot, its code and when it was printed, and nothing that is pressed', async () => {
  const { bikeCommonDetail } = bikeView(7);
  server.answer(
    lotCalls.bikes.view,
    bikeView(7, {
      bikeCommonDetail: { ...bikeCommonDetail, commentEditable: true },
      can: { ...noRights, share: true },
    }),
  );
  await openApp('/bike-auctions/7');
  const code = page.getByRole('img', { name: 'Opens this lot in Seri' });
  const controls = ['Print', 'Share', 'Add a note', 'Back to the list'] as const;
  for (const name of controls) await soon(() => expect(found(name), name).toHaveLength(1));
  await soon(() => expect(document.querySelector('figure svg')).not.toBeNull());
  await expect.element(code).not.toBeInTheDocument();
  await showAs('print');
  try {
    await expect.element(code).toBeVisible();
    const { width, height } = code.element().getBoundingClientRect();
    // 24 mm at 96 dots an inch.
    expect([width, height].map(Math.round)).toEqual([91, 91]);
    await expect.element(page.getByText(/^Printed \d+ \w+ \d{4}, \d\d:\d\d in Japan$/)).toBeVisible();
    await expect.element(page.getByText(`${location.host}/bike-auctions/7`, { exact: true })).toBeVisible();
    for (const name of controls) expect(found(name), name).toEqual([]);
    await expect.element(page.getByRole('banner')).not.toBeInTheDocument();
  } finally {
    await showAs('');
  }
});

const devtools = (): CDPSession => cdp();
const showAs = (media: 'print' | '') => devtools().send('Emulation.setEmulatedMedia', { media });

test.each([
  ['/bike-auctions', 'bikes'],
  ['/machinery', 'machinery'],
] as const)('a lot below %s has its sheet decoded too, without a map, and the dialog', async (path, pageType) => {
  const sheet = { ...decodedSheet, marks: [] };
  server.answer(lotCalls.bikes.view, bikeView(7, { sheet }));
  server.answer(lotCalls.machinery.view, machineView(7, { sheet }));
  await openApp(`${path}/7`);
  const decoded = page.getByRole('region', { name: 'Decoded sheet' });
  await expect.element(decoded.getByText('Overall')).toBeVisible();
  await expect.element(decoded.getByText('Damage marks')).not.toBeInTheDocument();
  await decoded.getByRole('button', { name: 'Translation' }).click();
  await expect.element(page.getByRole('dialog').getByText('Overall')).toBeVisible();
  expect(server.requests(lotCalls[pageType].view)).toHaveLength(1);
});

/** A tenth of a second of it. */
function silence(): string {
  const samples = 800;
  const wav = new DataView(new ArrayBuffer(44 + samples));
  const write = (text: string, at: number) =>
    new TextEncoder().encode(text).forEach((byte, place) => wav.setUint8(at + place, byte));
  write('RIFF', 0);
  wav.setUint32(4, 36 + samples, true);
  write('WAVEfmt ', 8);
  wav.setUint32(16, 16, true);
  wav.setUint16(20, 1, true);
  wav.setUint16(22, 1, true);
  wav.setUint32(24, 8000, true);
  wav.setUint32(28, 8000, true);
  wav.setUint16(32, 1, true);
  wav.setUint16(34, 8, true);
  write('data', 36);
  wav.setUint32(40, samples, true);
  for (let at = 44; at < 44 + samples; at += 1) wav.setUint8(at, 128);
  return `data:audio/wav;base64,${btoa(String.fromCharCode(...new Uint8Array(wav.buffer)))}`;
}
