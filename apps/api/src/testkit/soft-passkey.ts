import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { AssertedPasskey, NewPasskey, PasskeyOptions } from '@seri/contract/people/second-factor.schema';

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');

/** Head and content of a CBOR item, as far as an attestation needs it. */
type Cbor = number | string | Buffer | readonly (readonly [Cbor, Cbor])[];

function head(type: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(type << 5) | size]);
  return size < 256 ? Buffer.from([(type << 5) | 24, size]) : Buffer.from([(type << 5) | 25, size >> 8, size & 255]);
}

function cbor(item: Cbor): Buffer {
  if (typeof item === 'number') return item < 0 ? head(1, -1 - item) : head(0, item);
  if (typeof item === 'string') return Buffer.concat([head(3, Buffer.byteLength(item)), Buffer.from(item)]);
  if (Buffer.isBuffer(item)) return Buffer.concat([head(2, item.length), item]);
  return Buffer.concat([head(5, item.length), ...item.flatMap(([key, value]) => [cbor(key), cbor(value)])]);
}

interface Use {
  origin?: string;
  /** Whether the authenticator has asked its owner for a finger or a PIN. */
  isVerified?: boolean;
  count?: number;
}

/** An authenticator without a device: it makes one passkey and signs with it. */
export class SoftPasskey {
  readonly #id = randomBytes(32);
  readonly #keys: { privateKey: KeyObject; publicKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #host: string;
  readonly #origin: string;
  #count = 0;

  constructor(origin: string) {
    this.#origin = origin;
    this.#host = new URL(origin).hostname;
  }

  make(options: PasskeyOptions, use: Use = {}): NewPasskey {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = cbor([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const data = Buffer.concat([
      this.#authenticatorData(use, 0x40),
      Buffer.alloc(16),
      Buffer.from([0, this.#id.length]),
      this.#id,
      key,
    ]);
    const attestation = cbor([
      ['fmt', 'none'],
      ['attStmt', []],
      ['authData', data],
    ]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options, use),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    };
  }

  sign(options: PasskeyOptions, use: Use = {}): AssertedPasskey {
    this.#count = use.count ?? this.#count + 1;
    const clientDataJSON = this.#clientData('webauthn.get', options, use);
    const data = this.#authenticatorData(use);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const signature = createSign('sha256').update(signed).sign(this.#keys.privateKey);
    return {
      ...this.#named(),
      response: { clientDataJSON, authenticatorData: base64url(data), signature: base64url(signature) },
    };
  }

  #named() {
    const id = base64url(this.#id);
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  #authenticatorData({ isVerified = true }: Use, more = 0): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.#count);
    return Buffer.concat([sha256(this.#host), Buffer.from([0x01 | (isVerified ? 0x04 : 0) | more]), count]);
  }

  #clientData(type: string, { challenge }: PasskeyOptions, { origin = this.#origin }: Use): string {
    return base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}
