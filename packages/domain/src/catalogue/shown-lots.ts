/**
 * R6: the three groups of a live listing. An open lot may still take a bid from the reader, a closed one no longer does
 * although it has not run, and an ended one has its result.
 */
export const lotGroups = ['open', 'closed', 'ended'] as const;
export type LotGroup = (typeof lotGroups)[number];

/** The groups that a listing can show. */
export const shows = [...lotGroups, 'all'] as const;
export type Show = (typeof shows)[number];

export const isShow = (text: unknown): text is Show => (shows as readonly unknown[]).includes(text);
