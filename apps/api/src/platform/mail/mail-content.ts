import type { Language } from '@seri/domain/common/languages';
import { escapeHtml } from '../escape-html.ts';

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

export interface MailLink {
  text: string;
  href: string;
}

interface MailParts {
  language: Language;
  subject: string;
  /** Hidden in the mail itself. */
  preheader: string;
  /** A paragraph, or the lines of one. */
  paragraphs: readonly (string | readonly string[])[];
  link: MailLink;
  otherLink?: MailLink | undefined;
  footer: readonly string[];
}

/** Renders every mail in the same style, as text and as HTML, with user input escaped. */
export function renderMailContent(parts: MailParts): MailContent {
  const { language, subject, preheader, paragraphs, link, otherLink, footer } = parts;
  const blocks = paragraphs.map((paragraph) => [paragraph].flat());
  const links = otherLink ? [link, otherLink] : [link];
  const text = [
    ...blocks.map((lines) => lines.join('\n')),
    ...links.map(({ text: name, href }) => `${name}: ${href}`),
    ['-- ', ...footer].join('\n'),
  ].join('\n\n');
  const body = blocks.map((lines) => `<p style="${style.p}">${lines.map(escapeHtml).join('<br>')}</p>`).join('\n');
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="${style.page}"><div style="${style.preheader}">${escapeHtml(preheader)}</div><div style="${style.sheet}">
<p style="${style.logo}">SERI<span style="color:#be2612">.</span></p>
${body}
${renderLink(link, style.link)}${otherLink ? renderLink(otherLink, style.otherLink) : ''}
<p style="${style.footer}">${footer.map(escapeHtml).join('<br>')}</p>
</div></body></html>`;
  return { subject, text, html };
}

function renderLink({ text, href }: MailLink, css: string): string {
  return `<p style="${style.p}"><a style="${css}" href="${escapeHtml(href)}">${escapeHtml(text)}</a></p>`;
}

const style = {
  page: 'margin:0;padding:24px;background:#f1f6f3;font:15px/22px Arial,sans-serif;color:#161e2f',
  preheader: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
  sheet: 'max-width:520px;margin:0 auto;padding:24px 28px;background:#fcfefd;border:1px solid #cbd5d2',
  logo: 'margin:0 0 16px;font:bold 24px/28px Arial Narrow,Arial,sans-serif',
  p: 'margin:0 0 14px',
  link: 'display:inline-block;padding:9px 16px;background:#2f48a7;color:#fbfcfe;text-decoration:none',
  otherLink: 'color:#2f48a7',
  footer: 'margin:18px 0 0;padding-top:12px;border-top:1px solid #cbd5d2;font-size:12px;color:#5a6472',
} as const;
