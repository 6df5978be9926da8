import { type ComponentProps, type MouseEvent, use } from 'react';
import { UiContext } from './ui-text.tsx';

export interface UiLinkProps extends ComponentProps<'a'> {
  href: string;
}

/** An anchor that the app handles on a plain click; all other clicks are left to the browser. */
export function UiLink({ href, onClick, children, ...rest }: UiLinkProps) {
  const { navigate } = use(UiContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!navigate || !isPlainClick(event) || !isOwnPage(event.currentTarget)) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

function isOwnPage(anchor: HTMLAnchorElement): boolean {
  const leaves = anchor.target !== '' && anchor.target !== '_self';
  return !leaves && !anchor.hasAttribute('download') && anchor.origin === location.origin;
}
