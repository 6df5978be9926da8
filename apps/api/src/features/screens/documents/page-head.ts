import { escapeHtml } from '../../../platform/escape-html.ts';

export interface PageHead {
  title?: string;
  /** Names of meta tags, and what they say. */
  metas: readonly (readonly [name: string, content: string])[];
}

/** The web app's one page with a head of its own. Whatever is put in is text. */
export function withHead(page: string, { title, metas }: PageHead): string {
  const named = new Set(metas.map(([name]) => name));
  const tags = metas.map(
    ([name, content]) => `<meta ${kindOf(name)}="${escapeHtml(name)}" content="${escapeHtml(content)}" />`,
  );
  // What is put in is told by functions: `$&` in a text would be read as a pattern.
  return page
    .replace(/<title>[^<]*<\/title>/, (former) =>
      title === undefined ? former : `<title>${escapeHtml(title)}</title>`,
    )
    .replaceAll(/<meta name="([\w-]+)"[^>]*>\s*/g, (tag, name: string) => (named.has(name) ? '' : tag))
    .replace('</head>', () => `${tags.join('\n')}\n</head>`);
}

/** OpenGraph names its own otherwise than HTML does. */
function kindOf(name: string): 'property' | 'name' {
  return name.startsWith('og:') ? 'property' : 'name';
}
