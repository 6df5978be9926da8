import type { Plugin } from 'vite';

const order = '@layer base, ui;\n';

/**
 * Says the order of the cascade layers at the head of every style module. The first mention decides it, and which
 * stylesheet a browser meets first depends on how the bundler cut the chunks.
 */
export function orderLayers(): Plugin {
  return {
    name: 'seri-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) => ({ code: order + code, map: null }),
    },
  };
}
