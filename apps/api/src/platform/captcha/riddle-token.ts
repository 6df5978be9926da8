import { z } from 'zod';

const hex = z.string().regex(/^([0-9a-f]{2})+$/);

/** The widget sends back the challenge as issued, and the solution. Only the signature makes the challenge trustworthy. */
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

const maxLength = 2_048;

export function readToken(text: string | undefined): z.output<typeof token> | undefined {
  if (text === undefined || text.length > maxLength) return undefined;
  try {
    return token.safeParse(JSON.parse(Buffer.from(text, 'base64').toString())).data;
  } catch {
    return undefined;
  }
}
