import { type PageType, pageTypeData } from '@seri/domain/catalogue/page-types';

/** R44: a shared machine needs no code. */
export function needsCode(pageType: PageType): boolean {
  return pageTypeData[pageType].shape !== 'machine';
}

export function sharedPath(pageType: PageType, id: string | number): string {
  return `${pageTypeData[pageType].path}/share/${id}`;
}

interface ShareTarget {
  pageType: PageType;
  id: number;
  code: string;
}

/** The link to share: `https://…/car-auctions/share/71044?code=418052`. */
export function shareLink({ pageType, id, code }: ShareTarget, origin: string): string {
  const link = `${origin}${sharedPath(pageType, id)}`;
  return needsCode(pageType) ? `${link}?code=${code}` : link;
}

/** These open the messenger with a prepared text; the reader chooses the recipient there. */
export function shareByWhatsapp(title: string, link: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${link}`)}`;
}

export function shareByTelegram(title: string, link: string): string {
  return `https://t.me/share/url?${new URLSearchParams({ url: link, text: title })}`;
}
