const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** Browsers drop or rewrite these characters before they read an address: `java\tscript:`, `/\\evil.example`. */
const rewritten = /[\s\\\p{Cc}\p{Cf}]/u;

/** R28: a link that staff enter is a path of the portal (`/about`) or has a scheme that runs no code. */
export function isSafeHref(href: string): boolean {
  if (rewritten.test(href)) return false;
  if (href.startsWith('/')) return !href.startsWith('//');
  return URL.canParse(href) && schemes.has(new URL(href).protocol);
}
