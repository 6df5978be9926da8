import { isStaff } from '@seri/domain/people/staff-rights';
import type { Actor } from '../../../platform/actor.ts';

/** R60: staff read as one, in an account's place. */
const staffReader = 0;

type Reader = Pick<Actor, 'accountId' | 'roleId'>;

/** Under which id the reader's mark is kept. */
export const readerIdOf = (reader: Reader): number => (isStaff(reader) ? staffReader : reader.accountId);

/** R60: what staff wrote is own to staff, and what the client or its dealer wrote to the both of them. */
export const isOwnSide = (reader: Pick<Actor, 'roleId'>, isFromStaff: boolean): boolean =>
  isStaff(reader) === isFromStaff;
