import { createHash } from 'node:crypto';
import { labelRows } from '@seri/domain/sheet/reading/labels.data';
import { wordsFor } from '@seri/domain/sheet/words/word-table';

/** Raised with the models, the forms, or the rules by which signs become phrases. */
const readerVersion = 2;

let known: string | undefined;

/** Changes with the reader and with every word that it knows. */
export function readingVersion(): string {
  return (known ??= createHash('sha256')
    .update(JSON.stringify([readerVersion, labelRows, [...wordsFor(true).words], [...wordsFor(false).words]]))
    .digest('hex')
    .slice(0, 16));
}
