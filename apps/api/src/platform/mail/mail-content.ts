import type { Language } from '@seri/domain/languages';

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

interface MailParts {
  language: Language;
  subject: string;
  /** A paragraph, or the lines of one. */
  paragraphs: readonly (string | readonly string[])[];
  link: { text: string; href: string };
  footer: string;
}

/** One sober look for every mail, as text and as HTML; whatever people typed is escaped. */
export function renderMailContent({ language, subject, paragraphs, link, footer }: MailParts): MailContent {
  const blocks = paragraphs.map((paragraph) => [paragraph].flat());
  const text = [...blocks.map((lines) => lines.join('\n')), `${link.text}: ${link.href}`, `-- \n${footer}`].join(
    '\n\n',
  );
  const body = blocks.map((lines) => `<p style="${style.p}">${lines.map(escapeHtml).join('<br>')}</p>`).join('\n');
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="${style.page}"><div style="${style.sheet}">
<p style="${style.logo}">SERI<span style="color:#be2612">.</span></p>
${body}
<p style="${style.p}"><a style="${style.link}" href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>
<p style="${style.footer}">${escapeHtml(footer)}</p>
</div></body></html>`;
  return { subject, text, html };
}

const style = {
  page: 'margin:0;padding:24px;background:#f1f6f3;font:15px/22px Arial,sans-serif;color:#161e2f',
  sheet: 'max-width:520px;margin:0 auto;padding:24px 28px;background:#fcfefd;border:1px solid #cbd5d2',
  logo: 'margin:0 0 16px;font:bold 24px/28px Arial Narrow,Arial,sans-serif',
  p: 'margin:0 0 14px',
  link: 'display:inline-block;padding:9px 16px;background:#2f48a7;color:#fbfcfe;text-decoration:none',
  footer: 'margin:18px 0 0;padding-top:12px;border-top:1px solid #cbd5d2;font-size:12px;color:#5a6472',
} as const;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
