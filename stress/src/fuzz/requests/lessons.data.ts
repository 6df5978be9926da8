import type { KnownRow } from './generate-value.ts';

/** How rows are learned from answers to calls, for the calls whose names follow. */
interface Lesson {
  from: RegExp;
  learn: (body: string, target: string) => KnownRow | undefined;
  /** `$1` is what `from` has found. */
  to: readonly string[];
}

const queryOf = (target: string) => new URL(target, 'http://localhost').searchParams;
const base64 = (text: string) => Buffer.from(text).toString('base64url');

/** An attestation without a key, as no authenticator makes it: the library reads it far. */
const attestationObject = Buffer.concat([
  Buffer.from('a363666d74646e6f6e656761747453746d74a06861757468446174615825', 'hex'),
  Buffer.alloc(32),
  Buffer.from('4500000000', 'hex'),
]).toString('base64url');

function learnPasskey(body: string): KnownRow {
  const { challenge } = JSON.parse(body) as { challenge: string };
  const clientData = { type: 'webauthn.create', challenge, origin: 'http://localhost' };
  return { clientDataJSON: base64(JSON.stringify(clientData)), attestationObject, id: 'bm9uZQ', rawId: 'bm9uZQ' };
}

export const lessons: readonly Lesson[] = [
  {
    from: /^sharing\.(.+)\.password$/,
    to: ['shared-lots.$1.view'],
    learn: (body, target) => {
      const query = queryOf(target);
      const { password: code } = JSON.parse(body) as { password: string };
      return { id: query.get('carId') ?? query.get('bikeId') ?? query.get('id'), code };
    },
  },
  {
    from: /^shared-lots\.(.+)\.view$/,
    to: ['photos.view', 'photos.preview'],
    learn: (body) => {
      const [, lotId, photoId, grant] = /\/lots\/(\d+)\/photos\/(\d+)\/\d+\?grant=([^"&]+)/.exec(body) ?? [];
      return grant === undefined ? undefined : { lotId, photoId, grant, width: '480' };
    },
  },
  { from: /^second-factor\.startPasskey$/, to: ['second-factor.addPasskey'], learn: learnPasskey },
  {
    from: /^second-factor\.startEnrolment$/,
    to: ['second-factor.finishEnrolment'],
    learn: (body) => {
      const [, challenge] = /"challenge":"([^"]+)"/.exec(body) ?? [];
      return challenge === undefined ? undefined : { challenge };
    },
  },
];
