import { formatYen } from '@seri/domain/money/money';
import { useProfile } from '../../features/identity/session/session.ts';
import { useText } from '../../lib/language/text.ts';
import { UiLink } from '../../ui/frame/ui-link.tsx';
import styles from './free-to-bid.module.css';

/** R25: for accounts that bid within their credit; it follows every bid and booking, as the profile does. */
export function FreeToBid() {
  const text = useText();
  const profile = useProfile();
  if (!profile?.permission.creditLimitCheck || !profile.permission.biddingAllowed) return null;
  return (
    <UiLink href="/balance" className={styles.free}>
      <b>{formatYen(profile.balanceInfo.bidAllow)}</b>
      <small>{text('shell.free')}</small>
    </UiLink>
  );
}
