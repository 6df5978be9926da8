import { isOpen } from '@seri/domain/lots/lot-states';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';

const ends = Object.values(lotStatusCodes).filter((code) => !isOpen(code));

/**
 * R54: a stock car that stands as sold without a time of it is one that is ordered from us. One that its house has ended
 * gets one also where the house says none, and keeps it, so that the same told again changes nothing.
 */
export const endedAtOf = (status: string, endedAt: string, { kind = 'lot.kind', known = 'lot.ended_at' } = {}) =>
  `case when ${kind} = 'stock' and ${status} in (${ends.join(', ')})
    then coalesce(${endedAt}, ${known}, app_now()) else ${endedAt} end`;
