import { matchCar } from '@seri/domain/shipping-files/match-cars';
import { previewList } from '@seri/domain/shipping-files/preview-list';
import type { ListRow } from '@seri/domain/shipping-files/read/list-row';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Db } from '../../../../platform/database/database.ts';
import { judgeRows } from './judge-rows.read.ts';
import { readKnownCars } from './known-cars.read.ts';
import { readKnownShips } from './known-ships.read.ts';
import { readPortFinder } from './port-finder.read.ts';
import { readStandingCars } from './standing-cars.read.ts';

export interface PreviewTerms {
  listedOn: JapanDay;
  /** Places by the words that this sender has for them. */
  ports: Readonly<Record<string, string>>;
}

/** R102: what the rows of a list would change, as cars and ships are now. */
export async function buildPreview(db: Db, rows: readonly ListRow[], { listedOn, ports }: PreviewTerms) {
  const known = await readKnownCars(db, rows);
  const matches = new Map(rows.map((row) => [row, matchCar(row, known.get(row) ?? [])]));
  const ids = [...matches.values()].flatMap((match) => (match.state === 'none' ? [] : [match.car.id]));
  const standing = await readStandingCars(db, [...new Set(ids)], listedOn);
  const findPort = await readPortFinder(db, ports);
  const preview = previewList({ rows, matches, standing, ships: await readKnownShips(db), findPort, listedOn });
  const judged = await judgeRows(db, preview.rows, ({ match }) => (match.state === 'none' ? undefined : match.car.id));
  return { ...preview, rows: judged, versions: new Map([...standing].map(([id, { version }]) => [id, version])) };
}
