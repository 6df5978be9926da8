import { packageScript } from '../product/paths.ts';
import { runNode } from '../processes/run-command.ts';

/** `npm run format`: formats every file as the format gate demands. */
export async function format(): Promise<number> {
  const { code, output } = await runNode([packageScript('oxfmt/bin/oxfmt'), '.']);
  process.stdout.write(output);
  return code;
}
