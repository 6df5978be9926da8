import { pageTypeData } from '@seri/domain/catalogue/page-types';

const paths = Object.values(pageTypeData).map(({ path }) => path);

/** The path in a pasted link to a lot of this portal; undefined for any other text. */
export function lotPathIn(text: string, origin: string): string | undefined {
  if (!URL.canParse(text.trim())) return undefined;
  const { origin: linkOrigin, pathname } = new URL(text.trim());
  const isLot = paths.some((path) => pathname.startsWith(`${path}/`) && /^\d+$/.test(pathname.slice(path.length + 1)));
  return linkOrigin === origin && isLot ? pathname : undefined;
}
