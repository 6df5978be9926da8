import { expectNoBarriersIn, expectNoBarriersInDialog } from './support/barriers.ts';
import { expect, test } from './support/fixtures.ts';
import { openListing, phone, rows } from './support/listing.ts';

test.describe.configure({ mode: 'parallel' });

test('choices narrow the list and stand as chips; a cross takes one back, a reset all, and it can be undone', async ({
  browserOf,
}) => {
  const page = await browserOf('client');
  await openListing(page);
  const makers = page.getByRole('group', { name: 'Make' });
  await makers.getByRole('checkbox', { name: /Toyota/ }).check();
  await page.getByRole('textbox', { name: 'Year: from' }).fill('2022');
  await page.getByRole('textbox', { name: 'Year: to' }).fill('2015');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/makerId=\d+.*yearFrom=2015&yearTo=2022/);
  const chips = page.getByRole('region', { name: 'Applied filters' });
  await expect(chips.getByRole('listitem')).toHaveText(['Toyota', '2015–2022']);
  await expect(page.getByRole('group', { name: 'Model' }).getByRole('checkbox').first()).toBeVisible();
  await expectNoBarriersIn(page, 'main');

  await chips.getByRole('button', { name: 'Remove 2015–2022' }).click();
  await expect(page).not.toHaveURL(/year/);
  await chips.getByRole('button', { name: 'Reset' }).click();
  // A toast stays while the pointer is on it.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  await expect(page).toHaveURL('/car-auctions?show=open');
  await undo.click();
  await expect(page).toHaveURL(/[?&]makerId=\d+(&show=open)?$/);
  await expect(makers.getByRole('checkbox', { name: /Toyota/ })).toBeChecked();
});

test('a day of the schedule opens and is chosen as a whole; Back takes it back', async ({ browserOf }) => {
  const page = await browserOf('client');
  await openListing(page);
  const day = page.getByRole('button', { name: /Monday/ });
  await day.click();
  await expect(day).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('checkbox', { name: /The whole day/ }).check();
  await expect(page).toHaveURL(/auctionDate=\d{4}-\d{2}-\d{2}$/);
  await expect(page.getByRole('region', { name: 'Applied filters' })).toContainText(/Mon \d+ \w+/);
  await page.goBack();
  await expect(page).toHaveURL('/car-auctions?show=open');
  await expect(page.getByRole('checkbox', { name: /The whole day/ })).not.toBeChecked();
});

test('a lot is found by its number at once, a model in the wrong keyboard layout', async ({ browserOf }) => {
  const page = await browserOf('client');
  await openListing(page);
  const number = await rows(page).nth(3).getByRole('link').innerText();
  await page.getByRole('searchbox', { name: 'Lot number' }).fill(number);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`lotNo=${number}$`));
  const numbers = async () => [...new Set(await rows(page).getByRole('link').allInnerTexts())];
  await expect.poll(numbers).toEqual([number]);
  await page.getByRole('button', { name: 'Reset' }).click();

  await page.getByRole('combobox', { name: 'Find a model' }).fill('ghbec');
  await page.getByRole('option', { name: /Prius/ }).first().click();
  await expect(page).toHaveURL(/makerId=\d+&modelId=\d+$/);
  await expect(rows(page).first()).toContainText('Toyota Prius');
});

test('a phone has a page for each filter, Back leaves it and then the drawer, the button says how many lots there are', async ({
  browserOf,
}) => {
  const page = await browserOf('vip', { viewport: phone });
  await page.goto('/car-auctions');
  await page.getByRole('button', { name: 'Фильтры' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toHaveAccessibleName('Фильтры');
  await expectNoBarriersInDialog(page);
  const color = drawer.getByRole('button', { name: /^Цвет/ });
  await color.click();
  await expect(drawer).toHaveAccessibleName('Цвет');
  await drawer.getByRole('checkbox', { name: /Белый/ }).check();
  await expectNoBarriersInDialog(page);
  await page.goBack();
  await expect(color).toBeFocused();
  await expect(color).toHaveText(/Белый/);
  await expect(page).toHaveURL('/car-auctions?show=open');
  const show = drawer.getByRole('button', { name: /^Показать [\d\s]+ лот/ });
  await show.click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/car-auctions?show=open&color=White');
  await page.goBack();
  await expect(page).toHaveURL('/car-auctions?show=open');

  await page.getByRole('button', { name: 'Фильтры' }).click();
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/car-auctions?show=open');
});
