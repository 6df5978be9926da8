import type { Plugin } from 'vite';

/** What calls say of themselves is for those who read the API, and no browser needs to load it. */
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
