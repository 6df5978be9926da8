import type { MessageId } from '@seri/messages/message-id';

export const editorParts = ['company', 'links', 'signIn', 'about', 'howToBuy', 'makeAnOrder', 'bank'] as const;
export type EditorPart = (typeof editorParts)[number];

/** R64: the part of owners; it is saved by itself. */
export const ownersPart = 'bank' satisfies EditorPart;
export type ContentPart = Exclude<EditorPart, typeof ownersPart>;

export const partLabels: Readonly<Record<EditorPart, MessageId>> = {
  company: 'company.part.company',
  links: 'company.part.links',
  signIn: 'company.part.signIn',
  about: 'shell.page.about',
  howToBuy: 'shell.page.howToBuy',
  makeAnOrder: 'shell.page.makeAnOrder',
  bank: 'company.part.bank',
};

/** Paths of the content that each part shows; part `company` shows everything else. */
const roots: readonly (readonly [ContentPart, RegExp])[] = [
  ['links', /^\w+Links\b/],
  ['signIn', /^(?:loginNotice|servicePanel)\b/],
  ['about', /^pages\.about\b/],
  ['howToBuy', /^pages\.howToBuy\b/],
  ['makeAnOrder', /^pages\.makeAnOrder\b/],
];

export function partOf(path: string): ContentPart {
  return roots.find(([, root]) => root.test(path))?.[0] ?? 'company';
}

export function isPart(value: unknown): value is EditorPart {
  return editorParts.some((part) => part === value);
}
