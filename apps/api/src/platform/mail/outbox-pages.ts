import { escapeHtml } from '../escape-html.ts';
import type { StoredMail } from './outbox-reader.ts';

/** The pages of `/dev/mail`: complete HTML without scripts, with everything escaped. */
export function renderMailList(mails: readonly StoredMail[]): string {
  const rows = mails.map(
    (mail) => `<tr>
<td><time datetime="${escapeHtml(mail.sentAt)}">${escapeHtml(readable(mail.sentAt))}</time></td>
<td>${escapeHtml(mail.to)}</td>
<td lang="${mail.language}"><a href="/dev/mail/${encodeURIComponent(mail.name)}">${escapeHtml(mail.subject)}</a></td>
</tr>`,
  );
  const table = `<table>
<thead><tr><th scope="col">Sent</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
  return page(
    'Mails',
    `<h1>Mails</h1>
<p>Without <code>SMTP_URL</code> mails stay in a folder. The latest are first; reload to see new ones.</p>
${mails.length > 0 ? table : '<p>None so far. Signing in from a new device sends one.</p>'}`,
  );
}

/** The mail's own HTML is shown in a sandboxed frame: no script, no form, no access to this page. */
export function renderMail(mail: StoredMail): string {
  return page(
    mail.subject,
    `<p><a href="/dev/mail">All mails</a></p>
<h1 lang="${mail.language}">${escapeHtml(mail.subject)}</h1>
<dl>
<dt>From</dt><dd>${escapeHtml(mail.from)}</dd>
<dt>To</dt><dd>${escapeHtml(mail.to)}</dd>
<dt>Sent</dt><dd><time datetime="${escapeHtml(mail.sentAt)}">${escapeHtml(readable(mail.sentAt))}</time></dd>
</dl>
<iframe sandbox="" title="The mail as its reader sees it" srcdoc="${escapeHtml(mail.html)}"></iframe>
<h2>As plain text</h2>
<pre lang="${mail.language}">${linked(mail.text)}</pre>`,
  );
}

/** Links in the sandboxed frame do not work, so the plain text has them. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 ? `<a href="${escapeHtml(part)}" rel="noreferrer">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
}

function readable(instant: string): string {
  return `${instant.slice(0, 19).replace('T', ' ')} UTC`;
}

function page(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} · Seri</title>
<link rel="stylesheet" href="/dev/mail.css">
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
}

export const mailPageCss = `:root { color-scheme: light dark; font: 15px/22px system-ui, sans-serif; }
body { margin: 0; padding: 24px; }
main { max-width: 860px; margin: 0 auto; }
h1 { font-size: 24px; line-height: 30px; margin: 0 0 12px; overflow-wrap: anywhere; }
h2 { font-size: 16px; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid #8886; text-align: start; vertical-align: top; }
td { overflow-wrap: anywhere; }
time { white-space: nowrap; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 560px; border: 1px solid #8886; background: #fff; color-scheme: light; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`;
