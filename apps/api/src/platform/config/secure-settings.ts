import { type Settings, SettingsError } from './settings.ts';

type Securing = Pick<Settings, 'demo' | 'publicUrl' | 'smtpUrl' | 'trustedProxies' | 'insecure'>;

/** A sentence for each setting without which people who pay are not safe. A demonstration needs none. */
export function insecurities({ demo, publicUrl, smtpUrl, trustedProxies }: Securing): string[] {
  if (demo) return [];
  return [
    !publicUrl?.startsWith('https:') &&
      'PUBLIC_URL is no https address: set it to the one that people open, so that cookies and links are safe.',
    smtpUrl === undefined &&
      'SMTP_URL is missing: set it to your mail server, or mails with their links lie in a folder of this machine.',
    trustedProxies.length === 0 &&
      'TRUSTED_PROXIES is missing: set it to the proxy that terminates TLS, or all visitors have its address.',
  ].filter((sentence) => sentence !== false);
}

/** Refuses to serve people half configured, unless it is told to. */
export function assertSecure(settings: Securing): void {
  const found = insecurities(settings);
  if (found.length === 0 || settings.insecure) return;
  throw new SettingsError(`${found.join(' ')} Or set INSECURE=on to run without.`);
}
