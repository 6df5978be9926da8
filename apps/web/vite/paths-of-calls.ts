import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Keeps only the path of each call: the script that runs first sends requests and parses no answer. */
export function pathsOfCalls(): Plugin {
  return {
    name: 'seri-paths-of-calls',
    load: {
      filter: { id: /\.calls\.ts$/ },
      async handler(id) {
        const tables: Record<string, unknown> = await import(pathToFileURL(id).href);
        return Object.entries(tables)
          .filter(([, table]) => typeof table === 'object')
          .map(([name, table]) => `export const ${name} = ${JSON.stringify(table, onlyPaths)};`)
          .join('\n');
      },
    },
  };
}

/** Calls that change something or name one thing in their path are asked for by the code of the app. */
const onlyPaths = (_key: string, value: unknown) => {
  if (typeof value !== 'object' || value === null || !('method' in value) || !('path' in value)) return value;
  return value.method === 'GET' && !String(value.path).includes(':') ? { path: value.path } : undefined;
};
