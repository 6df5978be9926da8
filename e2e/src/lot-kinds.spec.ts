import type { Page } from '@playwright/test';
import { firstOfDay, layFile } from './support/feed.ts';
import { expect, test } from './support/fixtures.ts';

const lotNo = 100_000 + (Date.now() % 800_000);
const drawn = (view: string) => `drawn:bike/naked/${view}/b0281f`;

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
  },
};

/** Feeds one bike with every possible field, under a unique lot number. */
function layBike(): void {
  const runsAt = firstOfDay();
  layFile(`kinds-${lotNo}`, 'lots.ndjson', [
    { type: 'house', id: 'hall', name: `Kinds ${lotNo}` },
    { type: 'session', id: 'today', house: 'hall', startsAt: runsAt },
    { ...bike, session: 'today', runsAt, id: 'bike', lotNo: String(lotNo) },
    { type: 'photos', lot: 'bike', photos: [drawn('side'), drawn('left')] },
  ]);
}

/** Opens the bike once it has been imported. */
async function openBike(page: Page): Promise<void> {
  const find = async () => {
    const answer = await page.request.get(`/v1/bikes/listing?lotNo=${lotNo}`);
    const { bikeList } = (await answer.json()) as { bikeList: { id: number }[] };
    return bikeList[0]?.id;
  };
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  await page.goto(`/bike-auctions/${await find()}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${lotNo} · `);
}

/** The value under a caption. */
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

test.beforeAll(layBike);

test('a bike of a feed: its facts, its notes, and its rates with words and pictures', async ({ browserOf }) => {
  const page = await browserOf('client');
  await openBike(page);
  await expectFacts(page, {
    Year: '2012',
    Mileage: '12 345 km',
    Engine: '400 cc',
    Colour: 'Blue',
    Trim: 'SF',
    'Frame number': 'NC42-1234567',
    'Mileage note': 'By the meter',
  });
  const rates = page.getByRole('region', { name: 'Ratings by part' });
  await expect(rates.getByRole('listitem')).toHaveText([/^6Engine/, '5Electrics', '4Front', '7Rear', '8Frame']);
  await expect(rates.getByText('said without a rate')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Inspector’s remarks' })).toContainText('Two keys');

  await rates.getByRole('button', { name: 'starts at once' }).focus();
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog', { name: 'starts at once' });
  await expect(large.getByRole('img')).toHaveAttribute('src', /\/1280$/);
  await expect.poll(() => large.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
  await page.keyboard.press('Escape');
  await expect(rates.getByRole('button', { name: 'starts at once' })).toBeFocused();
});
