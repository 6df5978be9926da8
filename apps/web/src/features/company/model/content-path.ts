import type { BothTexts, CompanyContent, InfoPageName, LinkPlace } from './company.ts';

type Join<Head extends string, Rest extends string> = Rest extends '' ? Head : `${Head}.${Rest}`;

/** Every dotted path in a whole that leads to a value of this kind: `footerLinks.0.label`. */
type PathTo<Value, Whole = CompanyContent> = Whole extends Value
  ? ''
  : Whole extends readonly (infer Item)[]
    ? Join<`${number}`, PathTo<Value, Item>>
    : Whole extends object
      ? { [Key in keyof Whole & string]: Join<Key, PathTo<Value, Whole[Key]>> }[keyof Whole & string]
      : never;

export type TextPath = PathTo<string>;
export type BothPath = PathTo<BothTexts>;
export type ListPath = LinkPlace | 'servicePanel.services' | `pages.${InfoPageName}.sections`;

type Parts = Readonly<Record<string, unknown>>;

export function valueAt(whole: CompanyContent, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (part as Parts)[key], whole);
}

function replaced(part: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(part)) return part.with(Number(key), replaced(part[Number(key)], rest, value));
  return { ...(part as Parts), [key]: replaced((part as Parts)[key], rest, value) };
}

/** The whole with another value at a path; everything beside it stays the same object. */
export function withValueAt(whole: CompanyContent, path: string, value: unknown): CompanyContent {
  return replaced(whole, path.split('.'), value) as CompanyContent;
}
