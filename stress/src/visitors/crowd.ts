import pg from 'pg';
import { createRandom } from '@seri/drawings/random';
import { Promises } from './promises.ts';
import { OpenPage } from './open-page.ts';
import { type SeenAnswer, PatientVisitor } from './visitor.ts';
import { type WantedLot, keepBidding, keepPaying, keepWriting } from './visits.ts';

const emails = {
  client: 'client@demo.seri',
  vip: 'vip@demo.seri',
  manager: 'manager@demo.seri',
  owner: 'owner@demo.seri',
};

export interface VisitorCrowd {
  promises: Promises;
  readers: readonly OpenPage[];
  /** The outbox before the visitors came. */
  since: number;
  stop: () => Promise<void>;
}

interface CrowdParts {
  url: string;
  databaseUrl: string;
  seed: string;
  pause: number;
  note: (seen: SeenAnswer) => void;
}

/** Four visitors: two bid, one writes about their bids, one books money and wins. Two of them have pages open. */
export async function openCrowd({ url, databaseUrl, seed, pause, note }: CrowdParts): Promise<VisitorCrowd> {
  const { lots, payee, since } = await prepare(databaseUrl);
  const promises = new Promises();
  const stop = new AbortController();
  const visit = (email: string) => ({
    visitor: new PatientVisitor({ url, email, note }),
    promises,
    name: `${seed}-${email.split('@')[0]}`,
    random: createRandom(seed, email),
    pause,
    signal: stop.signal,
  });
  const half = lots.length >> 1;
  const ofClient = { lots: lots.slice(0, half), bids: new Map<number, number>() };
  const ofVip = { lots: lots.slice(half), bids: new Map<number, number>() };
  const visits = [
    keepBidding(visit(emails.client), ofClient),
    keepBidding(visit(emails.vip), ofVip),
    keepWriting(visit(emails.manager), ofClient.bids),
    keepPaying(visit(emails.owner), payee, ofVip),
  ];
  const readers = await Promise.all(
    [emails.client, emails.vip].map(async (email) => {
      const visitor = new PatientVisitor({ url, email, note: () => undefined });
      await visitor.signIn();
      return new OpenPage(visitor, url);
    }),
  );
  return {
    promises,
    readers,
    since,
    stop: async () => {
      stop.abort();
      await Promise.all(visits);
      for (const reader of readers) reader.close();
    },
  };
}

/** Gives the bidders credit for the whole run, and finds lots that take bids for days. */
async function prepare(databaseUrl: string): Promise<{ lots: WantedLot[]; payee: number; since: number }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('update account set credit_limit = 1000000000000, daily_bid_limit = 0 where email = any($1)', [
      [emails.client, emails.vip],
    ]);
    const lots = await client.query<Record<keyof WantedLot, string>>(`
      select lot.id, greatest(ceil(coalesce(start_price, 0)::numeric / bid_step), 1) * bid_step as least, bid_step as step
      from lot join auction_session as session on session.id = session_id join house on house.id = house_id
      where kind = 'car' and status = 4532 and starts_at > now() + interval '1 day'
        and not exists (select from bid where lot_id = lot.id) order by lot.id limit 1000`);
    const payee = await client.query<{ id: string }>('select id from account where email = $1', [emails.client]);
    const outbox = await client.query<{ id: string }>('select coalesce(max(id), 0) as id from outbox');
    return {
      lots: lots.rows.map(({ id, least, step }) => ({ id: Number(id), least: Number(least), step: Number(step) })),
      payee: Number(payee.rows[0]?.id),
      since: Number(outbox.rows[0]?.id),
    };
  } finally {
    await client.end();
  }
}
