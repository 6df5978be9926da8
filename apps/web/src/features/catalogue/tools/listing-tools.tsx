import { useMedia, widths } from '../../../lib/browser/use-media.ts';
import type { ListingToolsProps } from '../list/slots.ts';
import { DesktopTools } from './desktop-tools.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { TabletTools } from './tablet-tools.tsx';

export function ListingTools(props: ListingToolsProps) {
  const isDesktop = useMedia(widths.desktop);
  const isPhone = useMedia(widths.phone);
  if (isDesktop) return <DesktopTools {...props} />;
  return isPhone ? <PhoneBar {...props} /> : <TabletTools {...props} />;
}
