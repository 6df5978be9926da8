import type { Page } from '@playwright/test';
import { firstOfDay, layFile } from './support/feed.ts';
import { expect, test } from './support/fixtures.ts';

const video = { good: 'https://videos.example/round.wav', broken: 'https://videos.example/gone.mp4' };
const drawn = (view: string) => `drawn:bike/naked/${view}/b0281f`;

const harrier = {
  type: 'lot',
  kind: 'car',
  maker: 'Toyota',
  model: 'Harrier',
  trim: 'Z',
  chassis: 'AXUH80',
  year: 2021,
  color: 'Red',
  engineCc: 2487,
  gearbox: 'CVT',
  drive: '4WD',
  steering: 'right',
  mileageKm: 38_200,
  condition: '5',
  equipment: 'AC PS',
  startPrice: 1_850_000,
  details: { horsePower: 218, mileageNote: 'Meter exchanged at 12 000 km' },
};
const outcome = { status: 4533, soldPrice: 2_290_000 };

const bike = {
  type: 'lot',
  kind: 'bike',
  maker: 'Honda',
  model: 'CB400',
  trim: 'SF',
  serial: 'NC42-1234567',
  year: 2012,
  engineCc: 400,
  color: 'Blue',
  mileageKm: 12_345,
  condition: '6',
  startPrice: 300_000,
  rates: { engine: 6, electric: 5, front: 4, rear: 7, frame: 8 },
  details: {
    mileageNote: 'By the meter',
    rateNotes: { engine: [{ text: 'starts at once', photo: 2 }], exterior: [{ text: 'said without a rate' }] },
    notes: ['Two keys'],
    videos: [video.good, video.broken],
  },
};

const machine = {
  type: 'lot',
  kind: 'machine',
  maker: 'Kubota',
  model: 'RX-406',
  trim: 'Alpha',
  serial: 'RX-406-336827',
  year: 2012,
  hours: 6508,
  category: ['Earthmoving', 'Mini excavator'],
  mileageKm: 77,
  condition: '3.5',
  details: { description: { Cab: 'Canopy', Bucket: '0.14 m³' } },
};

/** One lot of each kind with every field that it can have, under numbers that no other lot has. */
function layLots(run: number): Record<'car' | 'bike' | 'machine' | 'stock' | 'sold', number> {
  const numbers = { car: run, bike: run + 1, machine: run + 2, stock: run + 3, sold: run + 4 };
  const [today, yesterday] = [firstOfDay(), firstOfDay(1)];
  const live = { session: 'today', runsAt: today };
  const past = { session: 'before', runsAt: yesterday };
  layFile(`kinds-${run}`, 'lots.ndjson', [
    { type: 'house', id: 'hall', name: `Kinds ${run}` },
    { type: 'session', id: 'today', house: 'hall', startsAt: today },
    { type: 'session', id: 'before', house: 'hall', startsAt: yesterday },
    { ...harrier, ...live, id: 'car', lotNo: String(numbers.car) },
    { ...harrier, kind: 'stock', runsAt: yesterday, id: 'stock', lotNo: String(numbers.stock) },
    { ...harrier, ...past, ...outcome, id: 'sold', lotNo: String(numbers.sold) },
    { ...bike, ...live, id: 'bike', lotNo: String(numbers.bike) },
    { type: 'photos', lot: 'bike', photos: [drawn('side'), drawn('left')] },
    { ...machine, ...live, id: 'machine', lotNo: String(numbers.machine) },
  ]);
  return numbers;
}

/** Opens the lot of that number, as soon as the feed has brought it. */
async function openLot(page: Page, pageType: string, path: string, lotNo: number): Promise<void> {
  const query = `lotNo=${lotNo}&auctionDateFrom=${firstOfDay(2).slice(0, 10)}`;
  const find = async () => {
    const answer = await page.request.get(`/v1/${pageType}/listing?${query}`);
    const lists = Object.values((await answer.json()) as Record<string, { id: number }[]>);
    return lists.find((list) => Array.isArray(list))?.[0]?.id;
  };
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  await page.goto(`${path}/${await find()}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${lotNo} · `);
}

/** What stands under a caption. */
const fact = (page: Page, caption: string) =>
  page
    .getByRole('article')
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${caption}$`) }) })
    .locator('dd');

async function expectFacts(page: Page, facts: Readonly<Record<string, string>>): Promise<void> {
  for (const [caption, value] of Object.entries(facts)) {
    await expect(fact(page, caption), caption).toHaveText(value);
  }
}

/** Videos are on a machine of the house; here the browser is told what it would answer. */
async function answerVideos(page: Page): Promise<void> {
  await page.route('https://videos.example/**', (route) =>
    route.request().url() === video.good
      ? route.fulfill({ contentType: 'audio/wav', body: silence() })
      : route.fulfill({ status: 404, body: '' }),
  );
}

/** A tenth of a second of it. */
function silence(): Buffer {
  const samples = 800;
  const wav = Buffer.alloc(44 + samples, 128);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(8000, 24);
  wav.writeUInt32LE(8000, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples, 40);
  return wav;
}

const run = 100_000 + (Date.now() % 800_000);
let lots: ReturnType<typeof layLots>;
test.beforeAll(() => {
  lots = layLots(run);
});

const ofHarrier = {
  Year: '2021',
  Mileage: '38 200 km',
  Engine: '2 487 cc',
  Power: '218 hp',
  Gearbox: 'CVT',
  Drive: '4WD',
  Steering: 'Right',
  Colour: 'Red',
  Grade: 'Z',
  'Chassis number': 'AXUH80',
  'Mileage note': 'Meter exchanged at 12 000 km',
};

test('a car, and a stock car with its price in place of a start', async ({ browserOf }) => {
  const page = await browserOf('client');
  await openLot(page, 'car-auction', '/car-auctions', lots.car);
  await expectFacts(page, { ...ofHarrier, Equipment: 'AC PS', 'Start price': '1 850 000 ¥' });
  await expect(page.getByRole('article')).toContainText(`Kinds ${run}`);
  await openLot(page, 'stock', '/oneprice', lots.stock);
  await expectFacts(page, { ...ofHarrier, Price: '1 850 000 ¥' });
  await expect(fact(page, 'Start price')).toHaveCount(0);
});

test('a car of statistics with what it was sold for', async ({ browserOf }) => {
  const page = await browserOf('client');
  await openLot(page, 'stats', '/car-statistics', lots.sold);
  await expectFacts(page, { ...ofHarrier, 'Start price': '1 850 000 ¥', 'Sold for': '2 290 000 ¥' });
  await expect(page.getByRole('article').getByText('Sold', { exact: true }).first()).toBeVisible();
});

test('a bike: its rates with words and pictures, by keyboard too, its notes, and the video that loads', async ({
  browserOf,
}) => {
  const page = await browserOf('client');
  await answerVideos(page);
  await openLot(page, 'bikes', '/bike-auctions', lots.bike);
  await expectFacts(page, {
    Year: '2012',
    Mileage: '12 345 km',
    Engine: '400 cc',
    Colour: 'Blue',
    Grade: 'SF',
    'Frame number': 'NC42-1234567',
    'Mileage note': 'By the meter',
  });
  const rates = page.getByRole('region', { name: 'Rates by part' });
  await expect(rates.getByRole('listitem')).toHaveText([/^6Engine/, '5Electrics', '4Front', '7Rear', '8Chassis']);
  await expect(page.getByText('said without a rate')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Inspector’s notes' })).toContainText('Two keys');
  const videos = page.getByRole('region', { name: 'Videos' }).locator('video');
  await expect(videos).toHaveCount(1);
  await expect(videos).toHaveAttribute('src', video.good);

  await rates.getByRole('button', { name: 'starts at once' }).focus();
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog', { name: 'starts at once' });
  await expect(large.getByRole('img')).toHaveAttribute('src', /\/1280$/);
  await expect.poll(() => large.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
  await page.keyboard.press('Escape');
  await expect(rates.getByRole('button', { name: 'starts at once' })).toBeFocused();
  // What the edge of the window cuts is too small for a finger, says axe.
  await page.evaluate(() => window.scrollTo(0, 0));
});

test('a machine: its categories, and its description as a table of two columns', async ({ browserOf }) => {
  const page = await browserOf('client');
  await openLot(page, 'machinery', '/machinery', lots.machine);
  await expectFacts(page, {
    Category: 'Earthmoving',
    Subcategory: 'Mini excavator',
    Year: '2012',
    Hours: '6 508 h',
    Mileage: '77 km',
    Grade: 'Alpha',
    'Serial number': 'RX-406-336827',
  });
  const description = page.getByRole('region', { name: 'Description' });
  await expect(description.getByRole('row')).toHaveText([/Feature/, 'CabCanopy', 'Bucket0.14 m³']);
});

test('paper holds the lot, its code and when it was printed, and nothing that is pressed', async ({ browserOf }) => {
  const page = await browserOf('manager@demo.seri');
  await openLot(page, 'bikes', '/bike-auctions', lots.bike);
  const code = page.getByRole('img', { name: 'Opens this lot in Seri' });
  await expect(page.locator('figure svg')).toBeAttached();
  await expect(code).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(code).toBeVisible();
  const size = await code.boundingBox();
  // 24 mm at 96 dots an inch.
  expect([size?.width, size?.height].map((side) => Math.round(side ?? 0))).toEqual([91, 91]);
  await expect(page.getByText(/^Printed \d+ \w+ \d{4}, \d\d:\d\d in Japan$/)).toBeVisible();
  await expect(page.getByText(new RegExp(`${new URL(page.url()).host}/bike-auctions/\\d+$`))).toBeVisible();
  for (const control of ['Print', 'Share', 'Add a note', 'Back to the list']) {
    await expect(page.getByRole('button', { name: control }), control).toHaveCount(0);
    await expect(page.getByRole('link', { name: control }), control).toHaveCount(0);
  }
  await expect(page.getByRole('banner')).toHaveCount(0);
});
