const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** Browsers drop or rewrite these before they read an address: `java\tscript:`, `/\\evil.example`. */
const rewritten = /[\s\\\p{Cc}\p{Cf}]/u;

/** R28: a link that staff enter leads to a page of ours (`/about`) or by a scheme that runs nothing. */
export function isSafeHref(href: string): boolean {
  if (rewritten.test(href)) return false;
  if (href.startsWith('/')) return !href.startsWith('//');
  return URL.canParse(href) && schemes.has(new URL(href).protocol);
}
