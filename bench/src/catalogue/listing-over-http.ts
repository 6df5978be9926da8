import { join } from 'node:path';
import type { Question } from '../../../apps/api/src/features/catalogue/catalogue-index.ts';
import { filterQuery } from '../../../packages/domain/src/filters.ts';
import { query } from '../../../tools/src/database-url.ts';
import { anyFreePort } from '../../../tools/src/free-port.ts';
import { productServices, runProduct } from '../../../tools/src/product.ts';
import { temporaryFolder } from '../../../tools/src/test-server.ts';
import { ask, signIn, timed, type Trial } from '../trial.ts';
import { paceOf, type Pace } from './pace.ts';

const email = 'reader@bench.seri';

/** The same lots through the server, with bodies, photos and average prices, as a browser gets them. */
export async function listingOverHttp(
  { databaseUrl: accounts }: Trial,
  databaseUrl: string,
  questions: readonly Question[],
): Promise<Pace[]> {
  await addReader(accounts, databaseUrl);
  const port = await anyFreePort('localhost');
  const product = { databaseUrl, dataDir: temporaryFolder(), port, isDemo: true, webDist: join('no', 'pages') };
  const server = productServices(product).filter(({ name }) => name === 'server');
  const parts = await runProduct(server, (failure) => {
    throw failure;
  });
  try {
    const trial = { baseUrl: `http://localhost:${port}`, databaseUrl };
    const cookie = await signIn(trial, email);
    const read = async (turn: number) => {
      const search = new URLSearchParams(filterQuery(questions[turn % questions.length]?.filters ?? {}));
      const { answer } = await timed(() => ask(trial, `/car-auction/listing?${search.toString()}`, { cookie }));
      if (!answer.startsWith('200')) throw new Error(`The listing answers ${answer.slice(0, 200)}`);
    };
    return [await paceOf(1, read), await paceOf(16, read)];
  } finally {
    await Promise.all(parts.map((part) => part.stop()));
  }
}

/** With the password of the demonstration's accounts. */
async function addReader(accounts: string, databaseUrl: string): Promise<void> {
  const [known] = await query(accounts, "SELECT password_hash FROM account WHERE email = 'client@demo.seri'");
  await query(
    databaseUrl,
    `INSERT INTO account (email, password_hash, role_id, full_name)
     SELECT '${email}', '${String(known?.['password_hash'])}', 1064, 'Reader'
     WHERE NOT EXISTS (SELECT FROM account WHERE email = '${email}')`,
  );
}
