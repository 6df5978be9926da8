import { expect, it } from 'vitest';
import { shareLink, shareByTelegram, shareByWhatsapp } from './share-link.ts';

const origin = 'https://seri.example';

it('a link is the address of the lot with /share/ before the id, and the code', () => {
  const link = shareLink({ pageType: 'car-auction', id: 71044, code: '004180' }, origin);
  expect(link).toBe('https://seri.example/car-auctions/share/71044?code=004180');
});

it('links of machines have no code, live or in statistics', () => {
  const links = (['machinery', 'machinery-stats'] as const).map((pageType) =>
    shareLink({ pageType, id: 5, code: '418052' }, origin),
  );
  expect(links).toEqual([`${origin}/machinery/share/5`, `${origin}/machinery-statistics/share/5`]);
});

it('the messenger text has the lot and the link in any script', () => {
  const link = 'https://seri.example/oneprice/share/5?code=418052';
  const sent = new URL(shareByWhatsapp('Тойота & 50%', link));
  expect(sent.origin).toBe('https://wa.me');
  expect([...sent.searchParams]).toEqual([['text', `Тойота & 50%\n${link}`]]);
});

it('Telegram gets the link and the lot apart', () => {
  const link = 'https://seri.example/oneprice/share/5?code=418052';
  const sent = new URL(shareByTelegram('Тойота & 50%', link));
  expect(sent.origin + sent.pathname).toBe('https://t.me/share/url');
  expect(Object.fromEntries(sent.searchParams)).toEqual({ url: link, text: 'Тойота & 50%' });
});
