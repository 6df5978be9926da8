import { type AccessRow, everybody, get, signedIn, staff, v1 } from './access-row.ts';

const proof = { by: 'authenticator', code: '000000' };
const passkey = {
  id: 'bm9uZQ',
  rawId: 'bm9uZQ',
  type: 'public-key',
  response: { clientDataJSON: 'bm9uZQ', attestationObject: 'bm9uZQ' },
  clientExtensionResults: {},
};
const challenge = 'none';

/** The factors of the account itself; the id of a passkey of somebody else is a missing one. */
export const secondFactorRows: Readonly<Record<string, AccessRow>> = {
  'second-factor.complete': {
    may: everybody,
    cases: { missing: { gives: 404, ask: () => v1('POST', '/auth/second-factor', { payload: { challenge, proof } }) } },
  },
  'second-factor.askPasskey': {
    may: everybody,
    cases: {
      missing: { gives: 404, ask: () => v1('POST', '/auth/second-factor/passkey', { payload: { challenge } }) },
    },
  },
  'second-factor.startEnrolment': {
    may: everybody,
    cases: {
      missing: { gives: 404, ask: () => v1('POST', '/auth/enrol', { payload: { token: 'none', password: 'none' } }) },
    },
  },
  'second-factor.finishEnrolment': {
    may: everybody,
    cases: {
      missing: { gives: 404, ask: () => v1('POST', '/auth/enrol/finish', { payload: { challenge, factor: proof } }) },
    },
  },
  'second-factor.list': { may: signedIn, cases: get('/user/factors') },
  'second-factor.startAuthenticator': {
    may: signedIn,
    needs: 'step-up',
    cases: { own: { gives: 200, ask: () => v1('POST', '/user/factors/authenticator') } },
  },
  'second-factor.confirmAuthenticator': {
    may: signedIn,
    needs: 'step-up',
    cases: {
      missing: { gives: 409, ask: () => v1('PUT', '/user/factors/authenticator', { payload: { code: '000000' } }) },
    },
  },
  'second-factor.removeAuthenticator': {
    may: signedIn,
    needs: 'step-up',
    cases: { own: { gives: 200, ask: () => v1('DELETE', '/user/factors/authenticator') } },
  },
  'second-factor.startPasskey': {
    may: signedIn,
    needs: 'step-up',
    cases: { own: { gives: 200, ask: () => v1('POST', '/user/factors/passkeys/options') } },
  },
  'second-factor.addPasskey': {
    may: signedIn,
    needs: 'step-up',
    cases: {
      missing: { gives: 404, ask: () => v1('POST', '/user/factors/passkeys', { payload: { name: 'Key', passkey } }) },
    },
  },
  'second-factor.renamePasskey': {
    may: signedIn,
    cases: {
      missing: {
        gives: 404,
        ask: ({ missingSignIn: id }) => v1('PUT', `/user/factors/passkeys/${id}`, { payload: { name: 'Key' } }),
      },
    },
  },
  'second-factor.removePasskey': {
    may: signedIn,
    needs: 'step-up',
    cases: {
      missing: { gives: 404, ask: ({ missingSignIn: id }) => v1('DELETE', `/user/factors/passkeys/${id}`) },
    },
  },
  'second-factor.renewRecoveryCodes': {
    may: signedIn,
    needs: 'step-up',
    cases: { missing: { gives: 409, ask: () => v1('POST', '/user/factors/recovery-codes') } },
  },
  'second-factor.stepUp': {
    may: signedIn,
    cases: {
      any: {
        gives: 422,
        ask: () => v1('POST', '/user/step-up', { payload: { proof: { by: 'password', password: 'not this' } } }),
      },
    },
  },
  'second-factor.askPasskeyAgain': {
    may: signedIn,
    cases: { own: { gives: 200, ask: () => v1('POST', '/user/step-up/passkey') } },
  },
  'second-factor.reset': {
    may: staff,
    needs: 'step-up',
    cases: {
      own: { gives: 404, owner: 403, ask: ({ ownId: id }) => v1('POST', '/user/reset-factors', { payload: { id } }) },
      foreign: {
        gives: 403,
        owner: 200,
        ask: ({ otherId: id }) => v1('POST', '/user/reset-factors', { payload: { id } }),
      },
      staff: {
        gives: 404,
        owner: 200,
        ask: ({ staffId: id }) => v1('POST', '/user/reset-factors', { payload: { id } }),
      },
      missing: { gives: 404, ask: ({ missingId: id }) => v1('POST', '/user/reset-factors', { payload: { id } }) },
    },
  },
  'second-factor.requireOfStaff': {
    may: ['owner'],
    needs: 'step-up',
    cases: { any: { gives: 200, ask: () => v1('PUT', '/site/staff-factor', { payload: { isRequired: false } }) } },
  },
};
