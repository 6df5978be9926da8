import { pageTypes } from '@seri/domain/catalogue/page-types';
import { z } from 'zod';

const option = <Value extends z.ZodType>(value: Value) => z.object({ value, label: z.string() });

export const countries = z.array(option(z.int()).extend({ code: z.string() }));
export type Countries = z.infer<typeof countries>;

export const languageOptions = z.array(option(z.int()));
export type LanguageOptions = z.infer<typeof languageOptions>;

export const textOptions = z.array(option(z.string()));
export type TextOptions = z.infer<typeof textOptions>;

/** The wire has the name in `value` and the code in `label`, unlike the other lists. */
export const statusOptions = z.array(z.object({ value: z.string(), label: z.int() }));
export type StatusOptions = z.infer<typeof statusOptions>;

export const conditionQuery = z.object({ type: z.string().max(30) });
export type ConditionQuery = z.infer<typeof conditionQuery>;

/** An address of a private network has `isLocal`, and neither country nor city. */
export const ipInfo = z.object({
  ip: z.string(),
  isLocal: z.boolean(),
  country: z.object({ id: z.int().nullable(), name: z.string(), code: z.string() }).nullable(),
  city: z.object({ name: z.string() }).nullable(),
});
export type IpInfo = z.infer<typeof ipInfo>;

/** `search` counts the new lots in the saved searches of each page type. */
export const menuCounters = z.object({
  /** New bids that the reader works on: all that staff see. */
  bid: z.int(),
  /** Those of them with which the list of the reader opens. */
  bidOpening: z.int(),
  /** Open requests for translations, for staff. */
  translations: z.int(),
  /** R101: tasks of the reader’s own clients that are late or due today. */
  tasks: z.int(),
  search: z.record(z.enum(pageTypes), z.int()),
});
export type MenuCounters = z.infer<typeof menuCounters>;

export const siteSchemas = {
  countries: { summary: 'Countries', answer: countries },
  currencies: { summary: 'Currencies', answer: textOptions },
  languages: { summary: 'Interface languages', answer: languageOptions },
  gearboxes: { summary: 'Gearboxes', answer: textOptions },
  steering: { summary: 'Sides of the wheel', answer: textOptions },
  conditions: { summary: 'Grades of a kind of lots', query: conditionQuery, answer: textOptions },
  statuses: { summary: 'States of lots: the name in value, the code in label', answer: statusOptions },
  ipInfo: { summary: 'The visitor’s address and where it roughly is', answer: ipInfo },
  menuCounters: { summary: 'What waits behind the entries of the menu', answer: menuCounters },
};
