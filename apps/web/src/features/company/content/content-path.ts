import type { SiteText, SiteContent, InfoPageName, LinkPlace } from './company.ts';

type Join<Head extends string, Rest extends string> = Rest extends '' ? Head : `${Head}.${Rest}`;

/** All dotted paths to values of this type: `footerLinks.0.label`. */
type PathTo<Value, Whole = SiteContent> = Whole extends Value
  ? ''
  : Whole extends readonly (infer Item)[]
    ? Join<`${number}`, PathTo<Value, Item>>
    : Whole extends object
      ? { [Key in keyof Whole & string]: Join<Key, PathTo<Value, Whole[Key]>> }[keyof Whole & string]
      : never;

export type TextPath = PathTo<string>;
export type BothPath = PathTo<SiteText>;
export type ListPath = LinkPlace | 'servicePanel.services' | `pages.${InfoPageName}.sections`;

type ContentNode = Readonly<Record<string, unknown>>;

export function valueAt(whole: SiteContent, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (part as ContentNode)[key], whole);
}

function replaced(part: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(part)) return part.with(Number(key), replaced(part[Number(key)], rest, value));
  return { ...(part as ContentNode), [key]: replaced((part as ContentNode)[key], rest, value) };
}

/** Copies the content with another value at a path; everything else keeps its identity. */
export function withValueAt(whole: SiteContent, path: string, value: unknown): SiteContent {
  return replaced(whole, path.split('.'), value) as SiteContent;
}
