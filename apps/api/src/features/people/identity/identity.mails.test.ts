import { languageIds, languages } from '@seri/domain/common/languages';
import { describe, expect, it } from 'vitest';
import { newDeviceMail, passwordChangedMail, resetMail, takenMail, verificationMail } from './identity.mails.ts';

const contact = { email: 'desk@seri.example', whatsapp: '+81 (905) 550-01-34' };
const href = 'https://seri.example/here?token=abc';
const device = {
  created_at: new Date('2026-11-18T03:00:00Z'),
  user_agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/149.0 Safari/537.36',
  address: null,
  place: null,
};

type Reader = Parameters<typeof resetMail>[0];
const mails = {
  verification: (reader: Reader) => verificationMail(reader, contact, href),
  taken: (reader: Reader) => takenMail(reader, contact, { signIn: href, forgot: 'https://seri.example/forgot' }),
  reset: (reader: Reader) => resetMail(reader, contact, href),
  passwordChanged: (reader: Reader) => passwordChangedMail(reader, contact, href),
  newDevice: (reader: Reader) => newDeviceMail(reader, contact, { ...device, changePassword: href }),
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

  it('has a line beside the subject, and ends with the contact of the company', () => {
    const { text, html } = write({ ...proved, language_id: null });
    expect(html).toMatch(/<div style="display:none[^>]+>[^<]{10,}<\/div>/);
    expect(text).toMatch(/Write to desk@seri\.example, or on WhatsApp \+81 \(905\) 550-01-34$/);
    expect(html).not.toMatch(/\{\w+/);
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
