import { noticeTopics } from '@seri/domain/talk/notice-causes';
import { useAddress } from '../../app/use-address.ts';
import { NoticesPage } from '../../features/notifications/notices-page.tsx';
import { oneOf } from '../../lib/lists/list-address.ts';

export function NotificationsRoute() {
  const { search } = useAddress();
  return <NoticesPage topic={oneOf(noticeTopics, search['topic'])} />;
}
