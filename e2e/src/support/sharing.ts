import { expect, type Page } from '@playwright/test';
import { type PageType, pageTypeData } from '@seri/domain/catalogue/page-types';

const lately = new Date(Date.now() - 30 * 24 * 3_600_000).toISOString().slice(0, 10);
const idNames = { car: 'carId', bike: 'bikeId', machine: 'id' } as const;

export interface ToShare {
  pageType: PageType;
  id: number;
}

/** A random lot of a page type: wrong codes are counted per lot, so each journey guesses on its own. */
export async function someLot({ request }: Page, pageType: PageType): Promise<ToShare> {
  const params = pageTypeData[pageType].home === 'statistics' ? { auctionDateFrom: lately } : {};
  const answer = await request.get(`/v1/${pageType}/listing`, { params: { ...params, pageSize: '70' } });
  const lists = Object.values((await answer.json()) as Record<string, unknown>);
  const listed = (lists.find((list) => Array.isArray(list)) ?? []) as { id: number; images: string[] }[];
  const lots = listed.filter(({ images }) => images.length > 0);
  const id = lots[Math.floor(Math.random() * lots.length)]?.id;
  expect(id, `no lot of ${pageType}`).toBeDefined();
  return { pageType, id: id ?? 0 };
}

export const ownPath = ({ pageType, id }: ToShare): string => `${pageTypeData[pageType].path}/${id}`;
export const sharedPath = ({ pageType, id }: ToShare): string => `${pageTypeData[pageType].path}/share/${id}`;

/** The share code of a lot, requested by the account on the page. */
export async function codeOf({ request }: Page, { pageType, id }: ToShare): Promise<string> {
  const name = idNames[pageTypeData[pageType].shape];
  const answer = await request.get(`/v1/${pageType}/password`, {
    params: { [name]: String(id) },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { password } = (await answer.json()) as { password: string };
  return password;
}
