import { useCompileCache } from './compile-cache.ts';

useCompileCache();
const [{ runMain }, { runParts }] = await Promise.all([import('./run-main.ts'), import('./run-parts.ts')]);
await runMain(() => runParts(process.argv.slice(2)));
