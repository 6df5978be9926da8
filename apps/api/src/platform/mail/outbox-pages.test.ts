import { expect, test } from 'vitest';
import { renderMail, renderMailList } from './outbox-pages.ts';
import type { StoredMail } from './outbox-reader.ts';

const nasty = `"><script>alert('x')</script>`;
const mail: StoredMail = {
  id: 'new-device-1',
  name: '20261121T103034123Z-new-device-1',
  from: nasty,
  to: nasty,
  language: 'en',
  subject: nasty,
  text: `Open https://seri.example/?a=1&b=2 now ${nasty}`,
  html: `<p onclick="x">Hello</p>${nasty}`,
  sentAt: '2026-11-21T10:30:34.123Z',
};

test.each([
  ['list', renderMailList([mail])],
  ['mail', renderMail(mail)],
])('the page of the %s escapes everything in a mail', (_case, html) => {
  expect(html).not.toContain('<script');
  expect(html).not.toContain('onclick="');
  expect(html).toContain('&lt;script&gt;');
});

test('a mail is framed without any permission', () => {
  expect(renderMail(mail)).toMatch(/<iframe sandbox="" [^>]*srcdoc="&lt;p onclick=&quot;x&quot;&gt;Hello/);
});

test('links in the plain text can be followed', () => {
  expect(renderMail(mail)).toContain('<a href="https://seri.example/?a=1&amp;b=2" rel="noreferrer">');
});
