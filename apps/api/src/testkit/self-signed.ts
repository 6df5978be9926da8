import { generateKeyPairSync, sign } from 'node:crypto';

/** Makes a certificate for one host name, so that no private key lies among the sources. */
export function selfSigned(host: string): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const name = sequence(tagged(0x31, sequence(oid('550403'), tagged(0x0c, Buffer.from(host)))));
  const otherNames = sequence(oid('551d11'), tagged(0x04, sequence(tagged(0x82, Buffer.from(host)))));
  const tbsCertificate = sequence(
    tagged(0xa0, integer(2)),
    integer(1),
    ecdsaWithSha256,
    name,
    sequence(time('20000101000000Z'), time('20991231000000Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(otherNames)),
  );
  const signature = tagged(0x03, Buffer.concat([Buffer.of(0), sign('sha256', tbsCertificate, privateKey)]));
  const cert = sequence(tbsCertificate, ecdsaWithSha256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert}\n-----END CERTIFICATE-----\n`,
  };
}

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));

function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 0x80 ? [length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...size), content]);
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts));
}

function integer(value: number): Buffer {
  return tagged(0x02, Buffer.of(value));
}

function oid(hex: string): Buffer {
  return tagged(0x06, Buffer.from(hex, 'hex'));
}

function time(text: string): Buffer {
  return tagged(0x18, Buffer.from(text));
}
