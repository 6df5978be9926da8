import { hasSecondFactor } from '@seri/domain/people/second-factor';
import type { Db } from '../../../../platform/database/database.ts';
import { readFactors } from './factor.store.ts';

export async function hasFactor(db: Db, accountId: number): Promise<boolean> {
  return hasSecondFactor(await readFactors(db, accountId));
}
