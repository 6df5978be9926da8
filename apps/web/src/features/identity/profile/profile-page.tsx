import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../../lib/code/lazy-part.ts';
import { withTexts } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/text.ts';
import { useTitle } from '../../../lib/browser/use-title.ts';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { RuledCells } from '../../../ui/tables/ruled-loading.tsx';
import { useProfile } from '../session/session.ts';
import { OwnRights } from './own-rights.tsx';
import { ProfileFacts, ProfileMeans } from './profile-facts.tsx';
import { ProfileForm } from './profile-form.tsx';
import styles from './profile-page.module.css';
import { ProfileSettings } from './profile-settings.tsx';
import { SignInList } from './sign-in-list.tsx';

const SecondFactors = lazyPart(
  withTexts(['factor'], () => import('../second-factor/second-factors.tsx')),
  'SecondFactors',
);

interface ProfilePageProps {
  links: readonly { href: string; label: string }[];
  settings: ReactNode;
  onChanged: (isChanged: boolean) => void;
}

export function ProfilePage({ links, settings, onChanged }: ProfilePageProps) {
  const text = useText();
  const profile = useProfile();
  useTitle(text('shell.profile'));
  if (!profile) return null;
  const { detail } = profile;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{text('shell.profile')}</h1>
        <nav aria-label={text('shell.profile')} className={styles.links}>
          {links.map(({ href, label }) => (
            <UiLink key={href} href={href}>
              {label}
            </UiLink>
          ))}
        </nav>
      </header>
      <ProfileMeans {...profile} />
      <div className={styles.sheet}>
        <Sheet flush title={text('identity.profile.data')}>
          <div className={styles.inset}>
            <ProfileForm key={detail.userId} detail={detail} onChanged={onChanged} />
          </div>
        </Sheet>
        <div className={styles.side}>
          <Sheet flush title={text('identity.profile.account')}>
            <ProfileFacts detail={detail} />
          </Sheet>
          <OwnRights can={profile.can} />
          <Sheet flush title={text('identity.profile.settings')}>
            <ProfileSettings detail={detail} />
          </Sheet>
          {settings}
        </div>
      </div>
      <Suspense fallback={<RuledCells framed cols={1} rows={4} />}>
        <SecondFactors />
      </Suspense>
      <SignInList />
    </div>
  );
}
