import { NoticesPage } from '../../features/notifications/components/notices-page.tsx';

export function NotificationsRoute() {
  return <NoticesPage />;
}
