import { driveKinds, exportCategories, factSources } from '@seri/domain/eligibility/export-facts';
import { exportVerdicts, type ExportRuleDraft, missingExportFacts } from '@seri/domain/eligibility/export-rules';
import { isJapanDay, type JapanDay } from '@seri/domain/time/japan-time';
import { z } from 'zod';
import { digits, done, instant, version, yen } from '../common.schema.ts';

const id = z.int().positive();
const day = z.custom<JapanDay>((text) => typeof text === 'string' && isJapanDay(text));
const sentence = z.string().trim().min(3).max(300);
const engineCc = z.int().min(0).max(30_000);

/** UN/LOCODE, such as RUVVO. */
export const placeCode = z.string().regex(/^[A-Z]{2}[A-Z2-9]{3}$/);

export const place = z.object({
  code: placeCode,
  /** In the reader's language, like the name of its country. */
  name: z.string(),
  country: z.string(),
  territory: z.string(),
});
export type ExportPlace = z.infer<typeof place>;

export const places = z.object({ places: z.array(place) });
export type ExportPlaces = z.infer<typeof places>;

export const exportRuleDraft = z
  .object({
    territory: z.string().regex(/^[a-z]{2}(-[0-9]{2})?$/),
    category: z.enum(exportCategories),
    driveKinds: z.array(z.enum(driveKinds)).min(1).nullable(),
    ccAbove: engineCc.min(1).nullable(),
    fobAbove: yen.min(1).nullable(),
    validFrom: day,
    validTo: day.nullable(),
    text: z.object({ en: sentence, ru: sentence }),
    sourceUrl: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(300)]),
    sourceDate: day.nullable(),
  })
  .refine(({ validFrom, validTo }) => validTo === null || validFrom <= validTo, {
    path: ['validTo'],
    message: 'The last day is before the first.',
  }) satisfies z.ZodType<ExportRuleDraft>;

const listedRule = exportRuleDraft.safeExtend({
  id,
  version,
  /** The country or region, in the reader's language. */
  territoryName: z.string(),
  changedAt: instant,
  /** Null for a row that came with the installation. */
  changedBy: z.string().nullable(),
});
export type ListedExportRule = z.infer<typeof listedRule>;

export const exportRules = z.object({
  rules: z.array(listedRule),
  territories: z.array(z.object({ territory: z.string(), name: z.string() })),
  can: z.object({ edit: z.boolean() }),
});
export type ExportRules = z.infer<typeof exportRules>;

export const addExportRuleBody = z.object({ row: exportRuleDraft });
export type AddExportRuleBody = z.infer<typeof addExportRuleBody>;

export const changeExportRuleBody = z.object({ id, version, row: exportRuleDraft });
export type ChangeExportRuleBody = z.infer<typeof changeExportRuleBody>;

export const writtenExportRule = z.object({ id, version });
export type WrittenExportRule = z.infer<typeof writtenExportRule>;

export const destinationBody = z.object({ id, version, place: placeCode.nullable(), reason: sentence });
export type DestinationBody = z.infer<typeof destinationBody>;

/** A rule that bans a car, or that might, as its reader is told. */
export const toldRule = z.object({
  id,
  territory: z.string(),
  territoryName: z.string(),
  text: z.string(),
  validFrom: z.iso.date(),
});
export type ToldRule = z.infer<typeof toldRule>;

export const toldVerdict = z.object({
  verdict: z.enum(exportVerdicts),
  rules: z.array(toldRule),
  missing: z.array(z.enum(missingExportFacts)),
});
export type ToldVerdict = z.infer<typeof toldVerdict>;

export const lotVerdictQuery = z.object({
  lotId: digits,
  /** The amount that is bid; the start price if it is missing. */
  amount: z
    .string()
    .regex(/^\d{1,10}$/)
    .optional(),
  /** Staff name the client. */
  userId: digits.optional(),
  destination: placeCode.optional(),
});
export type LotVerdictQuery = z.infer<typeof lotVerdictQuery>;

export const lotVerdict = toldVerdict.extend({
  /** The destination by which it is judged; null if the client has none. */
  destination: place.nullable(),
  /** Countries and regions to which it may go under no circumstances, in the reader's language. */
  banned: z.array(z.string()),
  facts: z.object({
    category: z.enum(exportCategories),
    driveKind: z.enum(driveKinds).nullable(),
    /** `paper` was entered by staff. */
    driveFrom: z.enum([...factSources, 'paper']).nullable(),
    engineCc: engineCc.nullable(),
    engineFrom: z.enum(['feed', 'paper']).nullable(),
    /** The paper on which staff have read them; empty if nobody has, and for everybody but staff. */
    paper: z.string(),
    /** 0 if nobody has entered anything. */
    version: z.int().min(0),
  }),
  can: z.object({ enterFacts: z.boolean() }),
});
export type LotVerdict = z.infer<typeof lotVerdict>;

/** Version 0 is that of a lot for which nobody has entered anything yet. */
export const lotFactsBody = z.object({
  lotId: id,
  version: z.int().min(0),
  driveKind: z.enum(driveKinds).nullable(),
  engineCc: engineCc.nullable(),
  paper: sentence,
});
export type LotFactsBody = z.infer<typeof lotFactsBody>;

export const eligibilitySchemas = {
  rules: { summary: 'What Japan forbids to export, for staff', answer: exportRules },
  addRule: { summary: 'Adds an export rule, by an owner', body: addExportRuleBody, answer: writtenExportRule },
  changeRule: {
    summary: 'Changes an export rule over the version that was seen, by an owner',
    body: changeExportRuleBody,
    answer: writtenExportRule,
  },
  places: { summary: 'Ports, and towns to which cars go, for staff', answer: places },
  setDestination: {
    summary: 'Says where the cars of a client go, with the reason, by staff',
    body: destinationBody,
    answer: done,
  },
  lotVerdict: {
    summary: 'Whether a lot may be exported to where the client’s cars go, and why not',
    query: lotVerdictQuery,
    answer: lotVerdict,
  },
  enterFacts: {
    summary: 'Enters drive and engine of a lot as a paper tells them, by staff',
    body: lotFactsBody,
    answer: done,
  },
};
