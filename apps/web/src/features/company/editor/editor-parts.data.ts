import type { MessageId } from '@seri/messages/message-id';

export const editorParts = [
  'company',
  'links',
  'signIn',
  'about',
  'howToBuy',
  'makeAnOrder',
  'bank',
  'billing',
] as const;
export type EditorPart = (typeof editorParts)[number];

/** R64: the parts of owners; each is saved by itself. */
export const ownersParts = ['bank', 'billing'] as const satisfies readonly EditorPart[];
export type OwnersPart = (typeof ownersParts)[number];
export type ContentPart = Exclude<EditorPart, OwnersPart>;

export const partLabels: Readonly<Record<EditorPart, MessageId>> = {
  company: 'company.part.company',
  links: 'company.part.links',
  signIn: 'company.part.signIn',
  about: 'shell.page.about',
  howToBuy: 'shell.page.howToBuy',
  makeAnOrder: 'shell.page.makeAnOrder',
  bank: 'company.part.bank',
  billing: 'company.part.billing',
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

export function isOwnersPart(part: EditorPart): part is OwnersPart {
  return ownersParts.some((owners) => owners === part);
}

export function isPart(value: unknown): value is EditorPart {
  return editorParts.some((part) => part === value);
}
