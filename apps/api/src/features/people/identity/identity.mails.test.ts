import { languageIds, languages } from '@seri/domain/common/languages';
import { describe, expect, it } from 'vitest';
import { newDeviceMail, passwordChangedMail, resetMail, takenMail, verificationMail } from './identity.mails.ts';

const href = 'https://seri.example/here?token=abc';
const device = {
  created_at: new Date('2026-11-18T03:00:00Z'),
  user_agent: '<b>Browser</b>',
  address: null,
  place: null,
};

type Reader = Parameters<typeof resetMail>[0];
const mails = {
  verification: (reader: Reader) => verificationMail(reader, href),
  taken: (reader: Reader) => takenMail(reader, { signIn: href, forgot: 'https://seri.example/forgot' }),
  reset: (reader: Reader) => resetMail(reader, href),
  passwordChanged: (reader: Reader) => passwordChangedMail(reader, href),
  newDevice: (reader: Reader) => newDeviceMail(reader, { ...device, portal: href }),
};

describe.each(Object.entries(mails))('the mail %s', (_name, write) => {
  const proved = { full_name: 'Anna <i>Schmidt</i>', email_confirmed_at: new Date() };

  it.each(languages)('is text and HTML in %s, with its link in both', (language) => {
    const { subject, text, html } = write({ ...proved, language_id: languageIds[language] });
    const ownLetters = language === 'ru' ? /[а-яё]/ : /^[^а-яё]*$/;
    for (const part of [subject, text, html]) expect(part).toMatch(ownLetters);
    expect(text).toContain(`: ${href}\n`);
    expect(html).toContain(`href="${href}"`);
    expect(html).toContain(`lang="${language}"`);
  });

  it('escapes names', () => {
    const { html } = write({ ...proved, language_id: null });
    expect(html).toContain('Anna &lt;i&gt;Schmidt&lt;/i&gt;');
    expect(html).not.toMatch(/<[ib]>/);
  });

  it('omits the name while the address is unproved: it may be a message by a stranger', () => {
    const { text, html } = write({ ...proved, email_confirmed_at: null, language_id: null });
    expect(text + html).not.toContain('Schmidt');
  });
});
