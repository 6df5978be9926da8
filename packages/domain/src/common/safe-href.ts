const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** Browsers drop or rewrite these characters before they read an address: `java\tscript:`, `/\\evil.example`. */
const rewritten = /[\s\\\p{Cc}\p{Cf}]/u;

/** R28: a link that staff enter is a path of the portal (`/about`) or has a scheme that runs no code. */
export function isSafeHref(href: string): boolean {
  if (rewritten.test(href)) return false;
  if (href.startsWith('/')) return !href.startsWith('//');
  const url = URL.parse(href);
  // A name before the host makes a foreign address look like one's own: `https://seri.example@evil.example`.
  return url !== null && schemes.has(url.protocol) && url.username === '' && url.password === '';
}
