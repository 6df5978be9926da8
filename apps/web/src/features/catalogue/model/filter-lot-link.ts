import { pageTypeData } from '@seri/domain/catalogue/page-types';

const paths = Object.values(pageTypeData).map(({ path }) => path);

/** The address of a lot of this portal, out of a link that was pasted; a foreign one is none. */
export function lotPathIn(text: string, origin: string): string | undefined {
  if (!URL.canParse(text.trim())) return undefined;
  const { origin: from, pathname } = new URL(text.trim());
  const isLot = paths.some((path) => pathname.startsWith(`${path}/`) && /^\d+$/.test(pathname.slice(path.length + 1)));
  return from === origin && isLot ? pathname : undefined;
}
