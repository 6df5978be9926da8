import type { SheetField, SheetReading } from './reading.ts';

/** A field on which the sheet and the auction house do not agree. */
export type SheetDifference = SheetReading['fields'][number] & { inFeed: string };

/** The facts of the auction house; undefined where it says nothing. */
export type FeedFacts = Readonly<Partial<Record<SheetField, string>>>;

const plain = (value: string) => value.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '');

/** R77: the facts of the auction house stand; where the sheet seems to say something else, the reader is told. */
export function findDifferences(fields: SheetReading['fields'], facts: FeedFacts): SheetDifference[] {
  return fields.flatMap((read) => {
    const inFeed = facts[read.field];
    return inFeed === undefined || plain(inFeed) === plain(read.value) ? [] : [{ ...read, inFeed }];
  });
}
