import { pageFlag, type PageType, pageTypeData, pageTypes } from '@seri/domain/catalogue/page-types';
import { useLocation } from '@tanstack/react-router';
import { Palette } from '../../features/catalogue/palette/palette.tsx';
import { useProfile } from '../../features/identity/session/session.ts';
import { may, type OwnProfile } from '../../features/identity/session/session-state.ts';
import { useText } from '../../lib/language/text.ts';
import { listingTitles } from '../../pages/listing/page.ts';
import { hrefOf, menuOf } from '../menu/menu.ts';

/** The palette knows the listing it stands over and the pages of the menu. */
export function PalettePanel({ onClose }: { onClose: () => void }) {
  const text = useText();
  const profile = useProfile();
  const pathname = useLocation({ select: (location) => location.pathname });
  const pageType = listingAt(pathname, profile);
  const { path } = pageTypeData[pageType];
  const pages = menuOf(profile)
    .flat()
    .map((entry) => ({ href: hrefOf(entry), label: text(entry.label) }));
  return (
    <Palette
      key={pageType}
      pageType={pageType}
      path={path}
      listing={text(listingTitles[pageType])}
      pages={pages}
      onClose={onClose}
    />
  );
}

/** The listing on screen, or the first that one may see: cars, as a rule. */
function listingAt(pathname: string, profile: OwnProfile | null): PageType {
  const here = pageTypes.find((type) => `${pathname}/`.startsWith(`${pageTypeData[type].path}/`));
  return here ?? pageTypes.find((type) => may(profile, pageFlag(type))) ?? 'car-auction';
}
