import type { InputOf } from '@seri/contract/call';
import type { partiesCalls } from '@seri/contract/shipping/parties.calls';
import type { Faults } from '@seri/domain/common/field-fault';
import { isLatinText, proposeLatin } from '@seri/domain/parties/latin-text';
import { isPartyComplete, onPapers } from '@seri/domain/parties/party';
import { emailFault } from '@seri/domain/people/person-fields';
import type { PurchaseDetails, PurchaseParty } from '../purchases/list/purchases.ts';
import type { BookEntry } from './party-book.query.ts';

export type PartiesToSend = InputOf<typeof partiesCalls.save>['body'];

export const sides = ['consignee', 'notifyParty'] as const;
export type PartySide = (typeof sides)[number];

/** The typed fields that have a Latin form on papers, each with the name of it. */
export const papersFields = { fullName: 'papersName', address: 'papersAddress' } as const;
export type TypedField = keyof typeof papersFields;

const partyFields = [
  'fullName',
  'papersName',
  'address',
  'papersAddress',
  'countryId',
  'port',
  'telephone',
  'email',
  'document',
  'value',
  'paymentMethod',
] as const;
export type PartyField = (typeof partyFields)[number];
type PartyTexts = Record<PartyField, string>;

/** The fields of both parties by their paths, as the server names them. */
export type PartiesForm = Record<`${PartySide}.${PartyField}`, string> & { sameAsConsignee: boolean };

export const partyIn = (form: PartiesForm, side: PartySide): PartyTexts =>
  Object.fromEntries(partyFields.map((field) => [field, form[`${side}.${field}`]])) as PartyTexts;

/** The fields of one side of the form. */
export const partyPaths = (side: PartySide, party: PartyTexts): Partial<PartiesForm> =>
  Object.fromEntries(partyFields.map((field) => [`${side}.${field}`, party[field]]));

const nobody = Object.fromEntries(partyFields.map((field) => [field, ''])) as PartyTexts;

/** The parties as they are stored. */
export function storedForm({ consignee, notifyParty, parties }: PurchaseDetails): PartiesForm {
  const { sameAsConsignee } = notifyParty;
  return {
    ...partyPaths('consignee', storedParty(consignee, parties.consignee)),
    ...partyPaths('notifyParty', sameAsConsignee ? nobody : storedParty(notifyParty, parties.notify)),
    sameAsConsignee,
  } as PartiesForm;
}

function storedParty(party: PurchaseParty, { papersName, papersAddress }: PurchaseDetails['parties']['notify']) {
  return { ...nobody, ...party, countryId: String(party.countryId ?? ''), papersName, papersAddress };
}

/** A party of the book in the place of the one in the form. A declared value belongs to the car. */
export function partyFrom(entry: BookEntry, form: PartiesForm, side: PartySide): PartyTexts {
  return {
    ...partyIn(form, side),
    ...entry,
    countryId: String(entry.countryId ?? ''),
    papersName: entry.papersName || proposeLatin(entry.fullName),
    papersAddress: entry.papersAddress || proposeLatin(entry.address),
  };
}

/** Begins with a proposal wherever papers have no form yet. */
export function withProposals(form: PartiesForm): PartiesForm {
  const proposed = { ...form };
  for (const side of sides) {
    for (const [typed, papers] of Object.entries(papersFields) as [TypedField, 'papersName' | 'papersAddress'][]) {
      proposed[`${side}.${papers}`] ||= proposeLatin(form[`${side}.${typed}`]);
    }
  }
  return proposed;
}

export function partiesFaults(form: PartiesForm): Faults<keyof PartiesForm> {
  const faults: Faults<keyof PartiesForm> = {};
  for (const side of form.sameAsConsignee ? sides.slice(0, 1) : sides) {
    for (const papers of Object.values(papersFields)) {
      if (!isLatinText(form[`${side}.${papers}`])) faults[`${side}.${papers}`] = { problem: 'invalid' };
    }
    const email = form[`${side}.email`];
    const fault = email.trim() === '' ? undefined : emailFault(email);
    if (fault) faults[`${side}.email`] = fault;
  }
  return faults;
}

const onlyIfOther = (papers: string, typed: string) => (papers === typed.trim() ? '' : papers);

/** A document that nobody has touched is not sent, so that it stays; neither is a form for papers that says the same. */
export function partiesIn(form: PartiesForm, stored: PartiesForm, seen: PurchaseDetails): PartiesToSend {
  const partyOf = (side: PartySide) => {
    const { countryId, document, ...texts } = partyIn(form, side);
    return {
      ...texts,
      papersName: onlyIfOther(texts.papersName, texts.fullName),
      papersAddress: onlyIfOther(texts.papersAddress, texts.address),
      countryId: countryId === '' ? null : Number(countryId),
      document: document === stored[`${side}.document`] ? null : document,
    };
  };
  const { sameAsConsignee } = form;
  return {
    id: seen.carDetail.id,
    version: seen.version,
    consignee: partyOf('consignee'),
    notifyParty: sameAsConsignee ? null : partyOf('notifyParty'),
    sameAsConsignee,
  };
}

const isEmpty = (text: string) => text.trim() === '';

/** All that a shipping instruction still lacks. */
export function missingIn(
  form: PartiesForm,
  side: PartySide,
): ('fullName' | 'address' | 'country' | 'contact' | 'papers')[] {
  const { countryId, ...texts } = partyIn(form, side);
  if (isPartyComplete({ ...texts, countryId: countryId === '' ? null : Number(countryId) })) return [];
  const lacksPapers = (Object.keys(papersFields) as TypedField[]).some(
    (typed) => !isEmpty(texts[typed]) && onPapers(texts[typed], texts[papersFields[typed]]) === '',
  );
  return [
    ...(['fullName', 'address'] as const).filter((field) => isEmpty(texts[field])),
    ...(countryId === '' ? (['country'] as const) : []),
    ...(isEmpty(texts.telephone + texts.email) ? (['contact'] as const) : []),
    ...(lacksPapers ? (['papers'] as const) : []),
  ];
}
