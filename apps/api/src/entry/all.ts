import { runMain } from './run-main.ts';
import { runParts } from './run-parts.ts';

await runMain(() => runParts(process.argv.slice(2)));
