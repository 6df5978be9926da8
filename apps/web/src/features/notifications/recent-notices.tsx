import { useInfiniteQuery } from '@tanstack/react-query';
import { noticesQuery } from './notices.query.ts';
import { NoticeList } from './notice-list.tsx';

const mostLots = 4;

/** R55: the latest notices, as far as they fit beside other things. */
export function RecentNotices() {
  const query = useInfiniteQuery(noticesQuery);
  return <NoticeList query={query} mostLots={mostLots} />;
}
