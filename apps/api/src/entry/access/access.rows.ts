import type { InjectOptions } from 'fastify';
import {
  aboutAccount,
  acting,
  get,
  signedIn,
  open,
  type AccessRow,
  sharers,
  staff,
  v1,
  everybody,
  withProof,
} from './access-row.ts';

/** A call about one saved search: the searches of others do not exist for any caller. */
function aboutSearch(ask: (id: number) => InjectOptions): AccessRow {
  return {
    may: signedIn,
    cases: {
      own: { gives: 200, ask: ({ ownSearch }) => ask(ownSearch) },
      foreign: { gives: 404, ask: ({ otherSearch }) => ask(otherSearch) },
      missing: { gives: 404, ask: ({ missingId }) => ask(missingId) },
    },
  };
}

const giveTables = (id: number) => v1('PUT', '/user/rights', { payload: { id, version: 1, rights: { tables: true } } });
const search = { title: 'a search', params: 'color=red' };
const note = (carId: number) => ({ payload: { carId, comment: 'a word' } });
const newPassword = { newPassword: 'a very good one', confirmPassword: 'a very good one' };
const person = { fullName: 'Some One', mobile: '+64 21 555 0100', city: 'Auckland' };

/** The calls that have no table of their own. */
export const otherRows: Readonly<Record<string, AccessRow>> = {
  'identity.captcha': open('/site/captcha?action=login'),
  'identity.signIn': {
    may: everybody,
    cases: {
      any: {
        gives: 401,
        ask: ({ newAddress: remoteAddress, missingSignIn }) =>
          v1('POST', '/auth', {
            remoteAddress,
            payload: { email: `${missingSignIn}@b.example`, password: 'not this' },
          }),
      },
    },
  },
  'identity.refresh': {
    may: signedIn,
    cases: { own: { gives: 200, ask: () => v1('GET', '/auth/update', { headers: acting }) } },
  },
  'identity.prolong': withProof({
    may: signedIn,
    cases: { own: { gives: 200, ask: () => v1('POST', '/auth/prolong') } },
  }),
  'identity.signOut': { may: signedIn, cases: { own: { gives: 200, ask: () => v1('POST', '/auth/logout') } } },
  'identity.signUp': {
    may: everybody,
    cases: {
      any: {
        gives: 403,
        ask: () =>
          v1('POST', '/auth/signup', {
            payload: {
              ...person,
              email: 'new@b.example',
              country: 1,
              password: 'a very good one',
              confirmPassword: 'a very good one',
              terms: true,
              language: 692,
            },
          }),
      },
    },
  },
  'identity.verifyEmail': {
    may: everybody,
    cases: { missing: { gives: 404, ask: () => v1('POST', '/auth/verify-email?token=none') } },
  },
  'identity.forgotPassword': {
    may: everybody,
    cases: {
      any: { gives: 403, ask: () => v1('GET', '/auth/reset-password?email=a@b.example', { headers: acting }) },
    },
  },
  'identity.checkResetToken': open('/auth/reset-password-token-verify?token=none'),
  'identity.resetPassword': {
    may: everybody,
    cases: {
      missing: {
        gives: 403,
        ask: () => v1('POST', '/auth/reset-password-verify?token=none', { payload: newPassword }),
      },
    },
  },
  'profile.view': { may: signedIn, cases: get('/user/view-profile') },
  'identity.updateProfile': {
    may: signedIn,
    cases: {
      own: {
        gives: 200,
        ask: () =>
          v1('PUT', '/user/update-profile', {
            payload: { ...person, officePhone: '', company: '', address: '', countryId: null },
          }),
      },
    },
  },
  'identity.updateSettings': {
    may: signedIn,
    cases: {
      own: { gives: 200, ask: () => v1('PUT', '/user/update-setting', { payload: { bidEmailNotify: false } }) },
    },
  },
  'identity.changePassword': {
    may: signedIn,
    cases: {
      own: {
        gives: 422,
        ask: () => v1('PUT', '/user/change-password', { payload: { ...newPassword, currentPassword: 'not this' } }),
      },
    },
  },
  'identity.signIns': { may: signedIn, cases: get('/user/sign-ins') },
  'identity.endSignIn': {
    may: signedIn,
    cases: {
      own: { gives: 200, ask: ({ ownSignIn }) => v1('DELETE', `/user/sign-ins/${ownSignIn}`) },
      foreign: { gives: 404, ask: ({ otherSignIn }) => v1('DELETE', `/user/sign-ins/${otherSignIn}`) },
      missing: { gives: 404, ask: ({ missingSignIn }) => v1('DELETE', `/user/sign-ins/${missingSignIn}`) },
    },
  },
  'identity.endOtherSignIns': {
    may: signedIn,
    cases: { own: { gives: 200, ask: () => v1('DELETE', '/user/sign-ins') } },
  },

  'start.view': { may: signedIn, cases: get('/user/start') },

  'site.countries': open('/site/get-country-list'),
  'site.currencies': open('/site/currency-list'),
  'site.languages': open('/site/get-language'),
  'site.gearboxes': open('/site/gearbox-list'),
  'site.steering': open('/car-auction/steering'),
  'site.conditions': open('/site/condition-list?type=car-auction'),
  'site.statuses': open('/site/auction-status-list'),
  'site.ipInfo': open('/site/ip-info'),
  'site.menuCounters': { may: signedIn, cases: get('/site/menu-counters') },

  'photos.view': {
    may: signedIn,
    cases: {
      missing: { gives: 404, ask: ({ lotId, missingId }) => v1('GET', `/lots/${lotId}/photos/${missingId}/480`) },
    },
  },
  'photos.preview': {
    may: everybody,
    cases: { any: { gives: 404, ask: ({ lotId }) => v1('GET', `/lots/${lotId}/preview.jpg?grant=none`) } },
  },
  'photos.zip': {
    may: sharers,
    cases: {
      'without photos': { gives: 404, ask: ({ lotId }) => v1('GET', `/lots/${lotId}/photos.zip`) },
      missing: { gives: 404, ask: ({ missingId }) => v1('GET', `/lots/${missingId}/photos.zip`) },
    },
  },
  'notes.save': {
    may: staff,
    cases: {
      any: { gives: 200, ask: ({ lotId }) => v1('POST', '/car-auction/save-comment', note(lotId)) },
      missing: { gives: 404, ask: ({ missingId }) => v1('POST', '/car-auction/save-comment', note(missingId)) },
    },
  },
  'favourites.list': { may: signedIn, cases: get('/favorite/index?group=A') },
  'favourites.names': { may: signedIn, cases: get('/favorite/groups') },
  'favourites.name': {
    may: signedIn,
    cases: {
      own: { gives: 200, ask: () => v1('PUT', '/favorite/group', { payload: { group: 'B', name: 'For Ivan' } }) },
    },
  },
  'favourites.add': {
    may: signedIn,
    cases: {
      own: {
        gives: 200,
        ask: ({ lotId }) => v1('POST', '/favorite/add', { payload: { carId: lotId, group: 'A', type: 'auction' } }),
      },
      missing: {
        gives: 404,
        ask: ({ missingId }) =>
          v1('POST', '/favorite/add', { payload: { carId: missingId, group: 'A', type: 'auction' } }),
      },
    },
  },
  'favourites.delete': {
    may: signedIn,
    cases: { own: { gives: 200, ask: ({ lotId }) => v1('DELETE', `/favorite/delete?carId=${lotId}&group=A`) } },
  },

  'notifications.list': { may: signedIn, cases: get('/notification/index') },
  'notifications.read': {
    may: signedIn,
    cases: { own: { gives: 200, ask: () => v1('PUT', '/notification/read', { payload: { upTo: 1 } }) } },
  },
  'notifications.settings': { may: signedIn, cases: get('/notification/settings') },
  'notifications.saveSetting': {
    may: signedIn,
    cases: {
      own: {
        gives: 200,
        ask: () => v1('PUT', '/notification/settings', { payload: { eventType: 'chatMessage', isMailed: true } }),
      },
    },
  },

  'bids.manager': { may: staff, cases: get('/bid/index') },
  'bids.mine': { may: signedIn, cases: get('/bid/my-bid') },
  'bids.dealer': { may: ['dealer'], cases: get('/bid/dealer') },
  'bids.archive': { may: signedIn, cases: get('/bid/bid-history') },
  'bids.filters': { may: signedIn, cases: get('/bid/filters') },
  'bids.archiveFilters': { may: signedIn, cases: get('/bid/bid-history-filters') },
  'bids.dealerClients': { may: ['dealer'], cases: get('/bid/dealer-clients') },
  'bids.search': { may: signedIn, cases: get('/bid/search?lotNo=1') },

  'searches.save': {
    may: signedIn,
    cases: {
      any: { gives: 200, ask: () => v1('POST', '/user/save-search', { payload: { ...search, type: 'car-auction' } }) },
    },
  },
  'searches.rename': aboutSearch((id) => v1('POST', '/user/update-search', { payload: { id, title: 'another' } })),
  'searches.list': { may: signedIn, cases: get('/user/my-search?type=car-auction') },
  'searches.open': aboutSearch((id) => v1('POST', '/user/open-search', { payload: { id } })),
  'searches.delete': aboutSearch((id) => v1('POST', '/user/delete-search', { payload: { id } })),

  'client-cards.list': { may: staff, cases: get('/user/clients') },
  'client-cards.search': { may: staff, cases: get('/user/search?user=some') },
  'client-cards.userInfo': aboutAccount('read', (id) => v1('GET', `/user/user-info?id=${id}`)),
  'client-cards.view': aboutAccount('read', (id) => v1('GET', `/user/client?id=${id}`)),
  'clients.update': aboutAccount('change', (id) =>
    v1('PUT', '/user/client', {
      payload: { id, version: 1, managerId: null, dealerId: null, dailyBidLimit: 1, dailyUssLimit: 1, note: '' },
    }),
  ),
  'clients.setRole': withProof(
    aboutAccount('change', (id) => v1('PUT', '/user/role', { payload: { id, version: 1, roleId: 981 } })),
  ),
  'clients.endSignIns': aboutAccount('change', (id) => v1('DELETE', `/user/client/${id}/sign-ins`)),
  'failures.list': { may: ['owner'], cases: get('/user/failed-sign-ins?days=7') },
  'clients.roles': { may: staff, cases: get('/user/roles') },
  'clients.setRoleFlags': {
    may: staff,
    needs: 'step-up',
    cases: {
      any: {
        gives: 200,
        ask: ({ guestVersion: version }) =>
          v1('PUT', '/user/role-flags', { payload: { roleId: 980, version, overrides: { shareCar: false } } }),
      },
      staff: {
        gives: 403,
        ask: () =>
          v1('PUT', '/user/role-flags', { payload: { roleId: 991, version: 1, overrides: { shareCar: true } } }),
      },
      missing: {
        gives: 403,
        ask: () =>
          v1('PUT', '/user/role-flags', { payload: { roleId: 4711, version: 1, overrides: { shareCar: true } } }),
      },
    },
  },
  'clients.setFlags': withProof(
    aboutAccount('change', (id) =>
      v1('PUT', '/user/permissions', { payload: { id, version: 1, overrides: { bikeView: false } } }),
    ),
  ),
  'clients.setRights': withProof({
    may: staff,
    cases: {
      own: { gives: 404, owner: 403, ask: ({ ownId }) => giveTables(ownId) },
      foreign: { gives: 403, ask: ({ otherId }) => giveTables(otherId) },
      staff: { gives: 404, owner: 200, ask: ({ staffId }) => giveTables(staffId) },
      missing: { gives: 404, ask: ({ missingId }) => giveTables(missingId) },
    },
  }),
};
