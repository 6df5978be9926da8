import { isStaff } from '@seri/domain/people/staff-rights';
import type { Actor } from '../../../platform/actor.ts';

/** R60: all staff share one read mark, which has this id in place of an account. */
const staffReader = 0;

export type ChatReader = Pick<Actor, 'accountId' | 'roleId'>;

export const readerIdOf = (reader: ChatReader): number => (isStaff(reader) ? staffReader : reader.accountId);

/** R60: whether the message was written by the side of the reader: staff, or the client and its dealer. */
export const isOwnSide = (reader: Pick<Actor, 'roleId'>, isFromStaff: boolean): boolean =>
  isStaff(reader) === isFromStaff;
