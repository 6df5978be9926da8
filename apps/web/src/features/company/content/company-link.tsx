import type { ReactNode } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import type { CompanyLinkData } from './company.ts';
import { usePick } from './pick.ts';

interface CompanyLinkProps {
  link: CompanyLinkData;
  newTab?: boolean;
  onFollow?: (() => void) | undefined;
}

/** Own pages open through the router, other sites in a new tab. */
export function CompanyLink({ link: { label, href }, newTab = false, onFollow }: CompanyLinkProps) {
  const pick = usePick();
  const isForeign = /^https?:/.test(href);
  if (!isForeign && !newTab) {
    return (
      <UiLink href={href} onClick={onFollow}>
        {pick(label)}
      </UiLink>
    );
  }
  return <NewTabLink href={href}>{pick(label)}</NewTabLink>;
}

export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  const text = useText();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> {text('company.newTab')}</span>
    </a>
  );
}
