import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ProfilePage } from '../../features/identity/profile/profile-page.tsx';
import { useProfile } from '../../features/identity/session/session.ts';
import { NoticeSettings } from '../../features/notifications/notice-settings.tsx';
import { settingsId } from '../../features/notifications/notice-hrefs.ts';
import { useText } from '../../lib/language/text.ts';
import { Sheet } from '../../ui/frame/sheet.tsx';
import { LeaveGuard } from '../../app/leave-guard.tsx';

const links = [
  { href: '/dashboard', title: 'shell.page.dashboard' },
  { href: '/purchases', title: 'shell.page.purchases' },
  { href: '/balance', title: 'shell.page.balance' },
  { href: '/payments', title: 'shell.page.payments' },
  { href: '/change-password', title: 'shell.page.changePassword' },
] as const;

export function ProfileRoute() {
  const text = useText();
  const areMailsOn = useProfile()?.detail.bidEmailNotify ?? false;
  const [isChanged, setChanged] = useState(false);
  useArrivalAt(settingsId);
  return (
    <>
      <ProfilePage
        links={links.map(({ href, title }) => ({ href, label: text(title) }))}
        settings={
          <Sheet flush id={settingsId} title={text('notifications.title')}>
            <NoticeSettings areMailsOn={areMailsOn} />
          </Sheet>
        }
        onChanged={setChanged}
      />
      <LeaveGuard isChanged={isChanged} />
    </>
  );
}

/** The part of the page that the address names stands where the reader looks; the page came after the address. */
function useArrivalAt(id: string): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (hash === id) document.getElementById(id)?.scrollIntoView();
  }, [hash, id]);
}
