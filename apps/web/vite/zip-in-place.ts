import type { Plugin } from 'vite';

/**
 * The writer of spreadsheets packs its file in workers that it makes from text, which the content security policy
 * forbids. It runs in a worker of ours, where it may as well pack at once.
 */
export function zipInPlace(): Plugin {
  return {
    name: 'seri-zip',
    enforce: 'pre',
    transform: {
      filter: { id: /write-excel-file\/modules\/zip\/zipToArrayBuffer\.js$/ },
      handler: () => ({
        code: `import { zipSync } from 'fflate'; export default async (files) => zipSync(files).buffer;`,
        map: null,
      }),
    },
  };
}
