import { z } from 'zod';

const hex = z.string().regex(/^([0-9a-f]{2})+$/);

/** What the widget sends back: the challenge as it got it, and the solution. Only the signature makes it believed. */
const token = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      cost: z.int(),
      data: z.strictObject({ action: z.string() }),
      expiresAt: z.number(),
      keyLength: z.int(),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int().nonnegative(), derivedKey: hex }),
});

const longest = 2_048;

export function readToken(text: string | undefined): z.output<typeof token> | undefined {
  if (text === undefined || text.length > longest) return undefined;
  try {
    return token.safeParse(JSON.parse(Buffer.from(text, 'base64').toString())).data;
  } catch {
    return undefined;
  }
}
