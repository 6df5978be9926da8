import { useInfiniteQuery } from '@tanstack/react-query';
import { noticesQuery } from '../api/notices.query.ts';
import { NoticeList } from './notice-list.tsx';

/** Lots that something happened on last. */
const mostLots = 4;

/** R55: what was told last, as far as it fits beside other things. */
export function RecentNotices() {
  const query = useInfiniteQuery(noticesQuery);
  return <NoticeList query={query} mostLots={mostLots} />;
}
