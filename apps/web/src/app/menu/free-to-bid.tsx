import { formatYen } from '@seri/domain/money/money';
import { isStaff, may } from '../../features/identity/session/session-state.ts';
import { useProfile } from '../../features/identity/session/session.ts';
import { useText } from '../../lib/language/text.ts';
import { UiLink } from '../../ui/frame/ui-link.tsx';
import styles from './free-to-bid.module.css';

/** R25: for accounts that bid within their own credit; it follows every bid and booking, as the profile does. */
export function FreeToBid() {
  const text = useText();
  const profile = useProfile();
  const bids = !isStaff(profile) && may(profile, 'biddingAllowed') && may(profile, 'creditLimitCheck');
  if (!profile || !bids) return null;
  return (
    <UiLink href="/balance" className={styles.free}>
      <b>{formatYen(profile.balanceInfo.bidAllow)}</b>
      <small>{text('shell.free')}</small>
    </UiLink>
  );
}
