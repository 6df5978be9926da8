import { escapeHtml } from '../../../platform/escape-html.ts';

export interface PageHead {
  title?: string;
  metas: readonly (readonly [name: string, content: string])[];
}

/** Replaces the head of the HTML page. All inserted values are escaped. */
export function withHead(page: string, { title, metas }: PageHead): string {
  const named = new Set(metas.map(([name]) => name));
  const tags = metas.map(
    ([name, content]) => `<meta ${kindOf(name)}="${escapeHtml(name)}" content="${escapeHtml(content)}" />`,
  );
  // Replacements are functions: in a plain string `$&` would be expanded.
  return page
    .replace(/<title>[^<]*<\/title>/, (former) =>
      title === undefined ? former : `<title>${escapeHtml(title)}</title>`,
    )
    .replaceAll(/<meta name="([\w-]+)"[^>]*>\s*/g, (tag, name: string) => (named.has(name) ? '' : tag))
    .replace('</head>', () => `${tags.join('\n')}\n</head>`);
}

/** OpenGraph uses the attribute `property` instead of `name`. */
function kindOf(name: string): 'property' | 'name' {
  return name.startsWith('og:') ? 'property' : 'name';
}
