import { expect, test } from 'vitest';
import { withHead } from './page-head.ts';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta name="viewport" content="width=device-width" />
    <meta name="description" content="Seri: Japanese vehicles at live auction" />
    <title>Seri</title>
  </head>
  <body></body>
</html>`;

test('a new head replaces the tags it names and leaves the rest', () => {
  const html = withHead(page, {
    title: '71044',
    metas: [
      ['description', '38 200 km'],
      ['og:title', '71044'],
    ],
  });
  expect(html).toContain('<title>71044</title>');
  expect(html).toContain('<meta name="viewport" content="width=device-width" />');
  expect(html.match(/<meta name="description"[^>]*>/g)).toEqual(['<meta name="description" content="38 200 km" />']);
  expect(html).toContain('<meta property="og:title" content="71044" />');
});

test('without a title the former one stays', () => {
  expect(withHead(page, { metas: [] })).toContain('<title>Seri</title>');
});

test.each([
  ['</title><script>alert(1)</script>', '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['" /><img src=x onerror=alert(1)>', '&quot; /&gt;&lt;img src=x onerror=alert(1)&gt;'],
  ["' & $& $` $' $1 </head>", '&#39; &amp; $&amp; $` $&#39; $1 &lt;/head&gt;'],
])('escapes %s', (text, escaped) => {
  const html = withHead(page, { title: text, metas: [['og:title', text]] });
  expect(html).toContain(`<title>${escaped}</title>`);
  expect(html).toContain(`<meta property="og:title" content="${escaped}" />`);
  expect(html.match(/<\/head>/g)).toHaveLength(1);
  expect(html).not.toMatch(/<script|<img/);
});
