import { expect, test } from 'vitest';
import { isSafeHref } from './safe-href.ts';

test.each([
  '/about',
  '/',
  '/how-to-buy?from=menu#deposit',
  'https://example.com/terms',
  'http://example.com',
  'mailto:desk@seri.example',
  'tel:+81455550134',
])('R28: %j is a safe link', (href) => {
  expect(isSafeHref(href)).toBe(true);
});

test.each([
  ['runs a script', 'javascript:alert(1)'],
  ['runs a script, however it is written', 'JavaScript:alert(1)'],
  ['hides its scheme behind what browsers drop', 'java\tscript:alert(1)'],
  ['hides its scheme behind what browsers drop', '\u0001javascript:alert(1)'],
  ['hides its scheme behind what nobody sees', 'java\u00adscript:alert(1)'],
  ['carries its own page', 'data:text/html,<script>alert(1)</script>'],
  ['opens what the browser keeps', 'blob:https://seri.example/1'],
  ['asks an old engine', 'vbscript:msgbox(1)'],
  ['reads the disk', 'file:///etc/passwd'],
  ['leads to another site as if to ours', '//evil.example'],
  ['leads to another site as if to ours', '/\\evil.example'],
  ['leads to another site as if to ours', '\\\\evil.example'],
  ['leads to another site as if to ours', '/\t/evil.example'],
  ['has no scheme', 'evil.example'],
  ['has no scheme', 'about'],
  ['has no host', 'https://'],
  ['is nothing', ''],
])('R28: what %s is refused: %j', (_what, href) => {
  expect(isSafeHref(href)).toBe(false);
});
