import { packageScript, paths } from '../product/paths.ts';
import { Failure } from '../output/failure.ts';
import { runNode, type CommandResult } from '../processes/run-command.ts';
import { migrateFresh } from '../postgres/template-database.ts';
import { startTestServer } from '../postgres/test-server.ts';
import { say, step } from '../output/steps.ts';

const DATABASE_NAME = 'seri_types';
/** Matches the product's own type parsers. */
const TYPE_MAPPING = { int8: 'number', jsonb: 'unknown' };

/** `npm run dbtypes`: writes the types of the tables as the migrations make them. */
export async function writeDatabaseTypes(): Promise<number> {
  const serverUrl = await step('database', startTestServer);
  const result = await step('types', () => generateDatabaseTypes(serverUrl, false));
  if (result.code !== 0) throw new Failure(`The types could not be made: ${result.output}`);
  say(`Written to ${paths.databaseTypes}`);
  return 0;
}

export async function generateDatabaseTypes(serverUrl: string, isCheck: boolean): Promise<CommandResult> {
  const url = await migrateFresh(serverUrl, DATABASE_NAME);
  return runNode(
    [
      packageScript('kysely-codegen/dist/cli/bin.js'),
      '--dialect=postgres',
      '--url=env(DATABASE_URL)',
      `--out-file=${paths.databaseTypes}`,
      '--exclude-pattern=graphile_worker.*',
      `--type-mapping=${JSON.stringify(TYPE_MAPPING)}`,
      ...(isCheck ? ['--verify'] : []),
    ],
    { env: { ...process.env, DATABASE_URL: url } },
  );
}
