import { isOpen } from '@seri/domain/lots/lot-states';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';

const ends = Object.values(lotStatusCodes).filter((code) => !isOpen(code));

/**
 * R54: a stock car that is sold without an end time is reserved by an order of ours. So a car that its house has ended
 * always gets a time, even if the feed names none; it keeps the first one, so that a repeated row changes nothing.
 */
export const endedAtOf = (status: string, endedAt: string, { kind = 'lot.kind', known = 'lot.ended_at' } = {}) =>
  `case when ${kind} = 'stock' and ${status} in (${ends.join(', ')})
    then coalesce(${endedAt}, ${known}, app_now()) else ${endedAt} end`;
