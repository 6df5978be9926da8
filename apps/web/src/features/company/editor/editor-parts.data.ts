import type { MessageId } from '@seri/messages/message-id';

export const editorParts = ['company', 'links', 'signIn', 'about', 'howToBuy', 'makeAnOrder'] as const;
export type EditorPart = (typeof editorParts)[number];

export const partLabels: Readonly<Record<EditorPart, MessageId>> = {
  company: 'company.part.company',
  links: 'company.part.links',
  signIn: 'company.part.signIn',
  about: 'shell.page.about',
  howToBuy: 'shell.page.howToBuy',
  makeAnOrder: 'shell.page.makeAnOrder',
};

/** Paths of the content that each part shows; part `company` shows everything else. */
const roots: readonly (readonly [EditorPart, RegExp])[] = [
  ['links', /^\w+Links\b/],
  ['signIn', /^(?:loginNotice|servicePanel)\b/],
  ['about', /^pages\.about\b/],
  ['howToBuy', /^pages\.howToBuy\b/],
  ['makeAnOrder', /^pages\.makeAnOrder\b/],
];

export function partOf(path: string): EditorPart {
  return roots.find(([, root]) => root.test(path))?.[0] ?? 'company';
}

export function isPart(value: unknown): value is EditorPart {
  return editorParts.some((part) => part === value);
}
