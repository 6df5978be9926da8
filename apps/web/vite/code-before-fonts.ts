import type { Plugin } from 'vite';

const font = /^ *<link rel="preload"[^>]* as="font"[^>]*>\n/gm;

/** A browser asks for six files at a time, in the order of the page: the code is waited for longest, and draws the text. */
export function codeBeforeFonts(): Plugin {
  return {
    name: 'seri-code-before-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const fonts = html.match(font)?.join('') ?? '';
        return html.replaceAll(font, '').replace(/^ *<\/head>/m, (end) => fonts + end);
      },
    },
  };
}
