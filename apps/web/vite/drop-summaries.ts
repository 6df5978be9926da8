import type { Plugin } from 'vite';

/** Summaries of calls serve readers of the API document; no browser needs them. */
export function dropSummaries(): Plugin {
  return {
    name: 'seri-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /contract\/src\/\w+\/[\w-]+\.calls\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(/\bsummary:\s*'[^'\n]*'/g, "summary: ''"), map: null }),
    },
  };
}
