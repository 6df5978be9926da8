import { companyCalls } from '@seri/contract/people/company.calls';
import { api } from '../../../lib/calls/api.ts';
import type { Reply } from '../../../lib/calls/refusal.ts';

const base64Of = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));

/** Uploads the picture and returns its id. */
export async function saveLogo(file: File): Promise<Reply<{ id: string }>> {
  const data = base64Of(new Uint8Array(await file.arrayBuffer()));
  return api.send(companyCalls.saveLogo, { body: { data } });
}
