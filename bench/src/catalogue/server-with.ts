import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { filterQuery } from '../../../packages/domain/src/catalogue/filters.ts';
import { query } from '../../../tools/src/postgres/database-url.ts';
import { anyFreePort } from '../../../tools/src/processes/free-port.ts';
import { productServices, runProduct } from '../../../tools/src/product/product.ts';
import { temporaryFolder } from '../../../tools/src/postgres/test-server.ts';
import { ask, newAddress, signIn, type Trial } from '../trial.ts';
import type { Question } from '../../../apps/api/src/features/stock/catalogue/index/catalogue-index.ts';
import type { ContestantAnswer, Contestant } from './contestant.ts';

/** Enough readers for the rate limit of a single one. */
const readers = Array.from({ length: 16 }, (_, number) => `reader-${number}@bench.seri`);

/** Starts the server with one of the two indexes, whose responses include bodies, photos, names and average prices. */
export async function serverWith(
  catalogueIndex: 'postgres' | 'columnar',
  { databaseUrl: accounts }: Trial,
  databaseUrl: string,
): Promise<Contestant> {
  await addReaders(accounts, databaseUrl);
  const port = await anyFreePort('localhost');
  process.env['CATALOGUE_INDEX'] = catalogueIndex;
  const dataDir = temporaryFolder();
  const webDist = join('no', 'pages');
  const product = { databaseUrl, ownerUrl: databaseUrl, dataDir, port, isDemo: true, webDist };
  const server = productServices(product).filter(({ name }) => name === 'server');
  delete process.env['CATALOGUE_INDEX'];
  const parts = await runProduct(server, (failure) => {
    throw failure;
  });
  const trial = { baseUrl: `http://localhost:${port}`, databaseUrl, dataDir };
  const cookies: string[] = [];
  for (const email of readers) cookies.push(await signIn(trial, email));
  let turn = 0;
  while (!(await isReady(trial, catalogueIndex))) await delay(200);
  const read = async (call: string, { filters, pageType }: Question): Promise<ContestantAnswer> => {
    const search = new URLSearchParams(filterQuery(filters));
    turn += 1;
    const cookie = cookies[turn % cookies.length] ?? '';
    const response = await ask(trial, `/${pageType}/${call}?${search.toString()}`, { cookie, address: newAddress() });
    const body = await response.text();
    if (!response.ok) throw new Error(`The server answers ${response.status} ${body.slice(0, 200)}`);
    return {};
  };
  return {
    name: catalogueIndex === 'columnar' ? 'columns' : 'PostgreSQL',
    memory: { bytes: Number.NaN, of: '' },
    holds: () => true,
    listing: (question) => read('listing', question),
    facets: (question) => read('filters', question),
    models: (question) => read('makers', question),
    close: async () => {
      await Promise.all(parts.map((part) => part.stop()));
    },
  };
}

async function isReady({ baseUrl }: Trial, catalogueIndex: string): Promise<boolean> {
  const { catalogue } = (await (await fetch(`${baseUrl}/readyz`)).json()) as { catalogue: string };
  return catalogue === (catalogueIndex === 'columnar' ? 'ready' : catalogueIndex);
}

/** They have the password of the demonstration's accounts. */
async function addReaders(accounts: string, databaseUrl: string): Promise<void> {
  const [known] = await query(accounts, "SELECT password_hash FROM account WHERE email = 'client@demo.seri'");
  await query(
    databaseUrl,
    `INSERT INTO account (email, password_hash, role_id, full_name)
     SELECT email, '${String(known?.['password_hash'])}', 1064, 'Reader'
     FROM unnest(ARRAY['${readers.join("', '")}']) AS email ON CONFLICT DO NOTHING`,
  );
}
