import { isLatinText } from '@seri/domain/parties/latin-text';
import { countryCodeOf } from '@seri/domain/people/countries';
import { emailPattern } from '@seri/domain/people/person-fields';
import { z } from 'zod';
import { digits, done, idText, instant, version } from '../common.schema.ts';

const words = (most: number) => z.string().trim().max(most);
/** R100: what stands on a bill of lading; empty if the typed text stands there. */
const papersText = (most: number) => words(most).refine(isLatinText);

export const partyDraft = z.object({
  fullName: words(120),
  papersName: papersText(120),
  address: words(300),
  papersAddress: papersText(300),
  countryId: z
    .int()
    .refine((id) => countryCodeOf(id) !== undefined)
    .nullable(),
  port: words(120),
  telephone: words(60),
  email: z.union([z.literal(''), z.email({ pattern: emailPattern }).max(254)]),
  /** The identity document: null leaves it as it is, an empty text erases it. */
  document: words(120).nullable(),
  value: words(120),
  paymentMethod: words(120),
});
export type PartyDraft = z.infer<typeof partyDraft>;

export const partiesBody = z
  .object({
    id: z.int().positive(),
    version,
    consignee: partyDraft,
    /** Read only if it is not the consignee. */
    notifyParty: partyDraft.nullable(),
    sameAsConsignee: z.boolean(),
  })
  .refine(({ notifyParty, sameAsConsignee }) => sameAsConsignee || notifyParty !== null, {
    path: ['notifyParty'],
    message: 'It is named, or the same.',
  });
export type PartiesBody = z.infer<typeof partiesBody>;

const savedParties = z.object({ version });
export type SavedParties = z.infer<typeof savedParties>;

/** R100: what the page of a purchase shows of its parties beside the fields that were always on the wire. */
const papersParty = z.object({
  /** Name and address on the bill of lading; empty until somebody writes them in Latin letters. */
  papersName: z.string(),
  papersAddress: z.string(),
  isComplete: z.boolean(),
});

export const shownParties = z.object({
  can: z.object({ edit: z.boolean() }),
  /** The car has sailed, or the purchase is over: its buyer edits the parties no more. */
  isLocked: z.boolean(),
  /** They were changed after the line took the papers: it may charge an amendment. */
  afterCutOff: z.boolean(),
  /** Null while it is not known. */
  papersCutOffAt: instant.nullable(),
  consignee: papersParty,
  notify: papersParty,
});
export type ShownParties = z.infer<typeof shownParties>;

/** A declared value belongs to one car alone. */
export const bookedParty = partyDraft
  .omit({ value: true })
  .extend({ id: z.int(), document: z.string(), usedAt: instant });
export type BookedParty = z.infer<typeof bookedParty>;

export const partyBookQuery = z.object({ client: digits.optional() });
export type PartyBookQuery = z.infer<typeof partyBookQuery>;

export const partyBook = z.object({ parties: z.array(bookedParty) });
export type PartyBook = z.infer<typeof partyBook>;

export const forgetPartyQuery = z.object({ id: idText });
export type ForgetPartyQuery = z.infer<typeof forgetPartyQuery>;

export const partiesSchemas = {
  save: {
    summary: 'Says who receives a purchased car and who is told of its arrival, over the version that was seen',
    body: partiesBody,
    answer: savedParties,
  },
  book: {
    summary: 'The parties that the reader, or for staff a client, has named last',
    query: partyBookQuery,
    answer: partyBook,
  },
  forget: { summary: 'Takes a party out of the book', query: forgetPartyQuery, answer: done },
};
