import { createHmac } from 'node:crypto';
import type { z } from 'zod';
import type { OutsideService } from '../config/settings.ts';
import { getOutside, type Outside, OutsideError } from './get-outside.ts';

export const providerHeaders = { timestamp: 'seri-timestamp', signature: 'seri-signature' } as const;

const mostBytes = 1 << 20;
/** A slow service takes half a minute. */
const patience = 40;

/**
 * Asks a service of others by a signed POST (docs/providers.md). A failure that may pass is tried once more. The answer
 * must fit the schema; a message about one that does not names fields, never their values.
 */
export async function askProvider<Answer>(
  service: OutsideService,
  question: object,
  schema: z.ZodType<Answer>,
  signal: AbortSignal,
  outside?: Outside,
): Promise<Answer> {
  const ask = () => post(service, JSON.stringify(question), signal, outside);
  const text = await ask().catch((error: unknown) => {
    if (!(error instanceof OutsideError) || error.isFinal) throw error;
    return ask();
  });
  return read(text, schema);
}

async function post(
  { address, key }: OutsideService,
  body: string,
  signal: AbortSignal,
  outside?: Outside,
): Promise<string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    [providerHeaders.timestamp]: timestamp,
    [providerHeaders.signature]: signatureOf(key, timestamp, body),
  };
  const hosts = [new URL(address).hostname];
  const target = { address, hosts, mostBytes, accept: 'application/json', signal, post: { body, headers }, patience };
  return (await getOutside(target, outside)).toString('utf8');
}

export function signatureOf(key: string, timestamp: string, body: string): string {
  return createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');
}

function read<Answer>(text: string, schema: z.ZodType<Answer>): Answer {
  const result = schema.safeParse(parse(text));
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.') || 'answer'} (${issue.code})`);
  throw new OutsideError(`Its answer does not fit: ${problems.join(', ')}.`, true);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new OutsideError('Its answer is no JSON.', true);
  }
}
