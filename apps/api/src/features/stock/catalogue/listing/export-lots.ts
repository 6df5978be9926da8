import { Readable } from 'node:stream';
import type { ExportQuery } from '@seri/contract/stock/catalogue.schema';
import { mostExported } from '@seri/domain/catalogue/listing';
import type { Db } from '../../../../platform/database/database.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { Turns } from '../../../../platform/turns.ts';
import type { CatalogueIndex, CataloguePage, LotPlace } from '../index/catalogue-index.ts';
import { readQuestion } from './read-question.ts';
import { readBodies } from './lot-bodies.read.ts';

interface LotLines {
  total: number;
  lines: Readable;
}

const atOnce = 500;
/** All exports share one database connection, so that listings stay quick. */
const turns = new Turns(1);

/** R48: all lots of a listing, in its order. The list of lots is fixed at the start; each lot is read when its line is written. */
export async function exportLots(
  db: Db,
  index: CatalogueIndex,
  page: CataloguePage,
  accountId: number,
  query: ExportQuery,
): Promise<LotLines> {
  const { today } = page;
  const sorting = query.sort && { sort: query.sort, order: query.order ?? 'ASC' };
  const question = readQuestion(page, query);
  // Counted first, so that a refused export costs no sort.
  assertNotTooMany(await index.count(question));
  const { total, places } = await index.listing(question, { sorting, offset: 0, limit: mostExported });
  assertNotTooMany(total);
  const read = (part: readonly LotPlace[]) => turns.take(() => readBodies(db, index, { accountId, today }, part));
  // Not in object mode: then the stream buffers by bytes and reads little ahead of the client.
  return { total: places.length, lines: Readable.from(linesOf(places, read), { objectMode: false }) };
}

function assertNotTooMany(lots: number): void {
  if (lots > mostExported) throw refusal('TOO_MANY_LOTS', { most: mostExported });
}

async function* linesOf(
  places: readonly LotPlace[],
  read: (part: readonly LotPlace[]) => Promise<readonly object[]>,
): AsyncGenerator<string> {
  for (let from = 0; from < places.length; from += atOnce) {
    const lots = await read(places.slice(from, from + atOnce));
    yield lots.map((lot) => `${JSON.stringify(lot)}\n`).join('');
  }
}
