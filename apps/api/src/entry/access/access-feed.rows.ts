import type { InjectOptions } from 'fastify';
import { type AccessCase, type AccessRow, everybody, v1, type World } from './access-row.ts';

/** A call with a feed key: any caller may make it with a key, and none without one, not even an owner. */
function withKey(cases: Readonly<Record<string, AccessCase>>, ask: (world: World) => InjectOptions): AccessRow {
  const keyed = Object.entries(cases).map(([kind, { gives, ask: askKeyed }]) => {
    const headers = (world: World) => ({ ...askKeyed(world).headers, authorization: `Bearer ${world.feedKey}` });
    return [kind, { gives, ask: (world: World) => ({ ...askKeyed(world), headers: headers(world) }) }] as const;
  });
  return { may: everybody, cases: { ...Object.fromEntries(keyed), 'no key': { gives: 401, ask } } };
}

const sendFeed = () =>
  v1('POST', '/feed', { payload: '{"type":"house"}\n', headers: { 'content-type': 'application/x-ndjson' } });
const readDelivery = (id: number) => v1('GET', `/feed/${id}`);

export const feedRows: Readonly<Record<string, AccessRow>> = {
  'feed.send': withKey({ any: { gives: 202, ask: sendFeed } }, sendFeed),
  'feed.delivery': withKey(
    {
      own: { gives: 200, ask: ({ ownDelivery }) => readDelivery(ownDelivery) },
      foreign: { gives: 404, ask: ({ otherDelivery }) => readDelivery(otherDelivery) },
      missing: { gives: 404, ask: ({ missingId }) => readDelivery(missingId) },
    },
    ({ ownDelivery }) => readDelivery(ownDelivery),
  ),
};
