import { NoticesPage } from '../../features/notifications/notices-page.tsx';

export function NotificationsRoute() {
  return <NoticesPage />;
}
