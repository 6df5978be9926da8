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
  ['hides its scheme behind characters that browsers drop', 'java\tscript:alert(1)'],
  ['hides its scheme behind characters that browsers drop', '\u0001javascript:alert(1)'],
  ['hides its scheme behind an invisible character', 'java\u00adscript:alert(1)'],
  ['contains a page', 'data:text/html,<script>alert(1)</script>'],
  ['opens a blob of the browser', 'blob:https://seri.example/1'],
  ['runs a VBScript', 'vbscript:msgbox(1)'],
  ['reads the disk', 'file:///etc/passwd'],
  ['leads to another site as if to ours', '//evil.example'],
  ['leads to another site as if to ours', '/\\evil.example'],
  ['leads to another site as if to ours', '\\\\evil.example'],
  ['leads to another site as if to ours', '/\t/evil.example'],
  ['looks like ours', 'https://seri.example@evil.example'],
  ['tells a password', 'https://user:secret@example.com'],
  ['has no scheme', 'evil.example'],
  ['has no scheme', 'about'],
  ['has no host', 'https://'],
  ['is empty', ''],
])('R28: a link that %s is refused: %j', (_reason, href) => {
  expect(isSafeHref(href)).toBe(false);
});
