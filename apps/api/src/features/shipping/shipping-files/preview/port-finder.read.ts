import { portFinder } from '@seri/domain/shipping-files/find-port';
import type { Db } from '../../../../platform/database/database.ts';

/** R102: finds the ports that Seri knows, also by the words of a sender. */
export async function readPortFinder(db: Db, told: Readonly<Record<string, string>>) {
  const rows = await db.selectFrom('place').select(['code', 'name_en', 'name_ru']).execute();
  return portFinder(
    rows.map(({ code, name_en, name_ru }) => ({ code, names: [name_en, name_ru] })),
    told,
  );
}
