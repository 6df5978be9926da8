import { registerHooks } from 'node:module';

/**
 * Loaded into the processes of the product that is fuzzed. A hundred thousand requests in a few minutes from one address
 * would be refused by their pace and their tries, so these are without limit here. The worker rests, because the run
 * compares what stands in the database before and after requests that are refused.
 */
const isPart = process.argv[1]?.endsWith('/entry/all.ts') === true;
const here = (name: string) => new URL(name, import.meta.url).href;

/** Modules in whose place others are loaded, by the end of the address of the one that imports them. */
const replaced: Readonly<Record<string, string>> = {
  '/entry/run-parts.ts ./worker.ts': here('./idle-worker.preload.ts'),
  '/sheets/translate-image.ts ./until-read.ts': here('./nobody-waits.preload.ts'),
  '/entry/http.ts ../platform/asking/await-askings.ts': here('./nobody-waits.preload.ts'),
  '/captcha/captcha.ts ./riddles.ts': here('./known-captcha.preload.ts'),
};

if (isPart) {
  registerHooks({
    resolve(specifier, context, next) {
      const importer = context.parentURL ?? '';
      const found = Object.entries(replaced).find(([rule]) => {
        const [end = '', name] = rule.split(' ');
        return name === specifier && importer.endsWith(end);
      });
      return found ? { url: found[1], shortCircuit: true } : next(specifier, context);
    },
  });
  const { liftPaces } = await import('./lift-paces.preload.ts');
  liftPaces();
}
