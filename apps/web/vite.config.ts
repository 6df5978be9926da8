import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite/chunk-groups.ts';
import { buildHeadStart } from './vite/build-head-start.ts';
import { codeBeforeFonts } from './vite/code-before-fonts.ts';
import { compileMessages, textChunkName } from './vite/compile-messages.ts';
import { compressFiles } from './vite/compress-files.ts';
import { listLicences } from './vite/list-licences.ts';
import { orderLayers } from './vite/order-layers.ts';
import { zipInPlace } from './vite/zip-in-place.ts';

/** Where the API listens while Vite serves the web app (`npm run dev`). */
const api = process.env['API_URL'] ?? 'http://localhost:3000';

const licences = listLicences();

export default defineConfig({
  plugins: [
    buildHeadStart(),
    codeBeforeFonts(),
    compressFiles(),
    compileMessages(),
    licences.ofPage,
    orderLayers(),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
  ],
  worker: { plugins: () => [zipInPlace(), licences.ofWorker] },
  build: {
    // The bundle gate reads from it what each route loads.
    manifest: true,
    // The content security policy forbids inline code and `data:` fonts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Styles do not come by themselves. Scripts do: to name those of all pages would cost every first visit 2.4 KB. The
      // document names its own, so that the largest is asked for first, not after the small files of its page.
      resolveDependencies: (file, names, { hostType }) =>
        hostType === 'html' ? names : names.filter((name) => name === file || name.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        // Every first visit loads the names of all pages and their styles: 36 bits of a hash are enough for each.
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        chunkFileNames: ({ facadeModuleId }) => textChunkName(facadeModuleId) ?? 'assets/[name]-[hash:7].js',
        // Few chunks compress better than many, but nobody waits for what another page is made of.
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
  server: {
    proxy: {
      '/v1': { target: api, ws: true },
      '/dev': { target: api },
    },
  },
});
