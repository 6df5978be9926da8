import { readAdminCommand } from '@seri/api/entry/admin-command';
import type { Failure } from '../output/failure.ts';
import { openProduct, readCommand } from '../product/open-product.ts';
import { runAdmin } from '../product/product.ts';
import { say } from '../output/steps.ts';
import { fromStart } from '../product/started-in.ts';

/** `npm run admin`: commands for the operator, on the database of a running or a stopped Seri. */
export async function admin(args: readonly string[], giveUp: (failure: Failure) => void): Promise<number> {
  const { name, subject, hasOption } = readCommand(() => readAdminCommand(args));
  const words = name === 'restore' ? [name, fromStart(subject), ...(hasOption ? ['--replace'] : [])] : args;
  say(await runAdmin(await openProduct(giveUp), words));
  return 0;
}
