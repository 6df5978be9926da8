import type { Settings } from '../config/settings.ts';

/** Links in mails lead to the portal's own address, never to the Host header of a request. */
export function portalLink(
  { publicUrl, port }: Pick<Settings, 'publicUrl' | 'port'>,
  path: string,
  token?: string,
): string {
  const link = new URL(path, publicUrl ?? `http://localhost:${port}`);
  if (token !== undefined) link.searchParams.set('token', token);
  return link.href;
}
