import { packageScript } from './paths.ts';
import { runNode } from './run-command.ts';

/** `npm run format`: writes what the format gate asks for. */
export async function format(): Promise<number> {
  const { code, output } = await runNode([packageScript('oxfmt/bin/oxfmt'), '.']);
  process.stdout.write(output);
  return code;
}
