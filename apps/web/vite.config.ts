import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './vite/compile-messages.ts';
import { orderLayers } from './vite/order-layers.ts';

/** Where the API listens while Vite serves the web app (`npm run dev`). */
const api = process.env['API_URL'] ?? 'http://localhost:3000';

const shared = /apps\/web\/src\/(?:ui|lib|app\/shell)\/|packages\/|lucide-react/;
/** What forms are made of: no listing waits for it. */
const forms =
  /ui\/(?:amount-field|field|field-frame|select-field|check|radio|switch|text-area|count-digits|tabs|tab-panel|meter)\.|lib\/(?:use-form|fault-text|use-captcha|captcha-tokens)\.|domain\/src\/(?:countries|person-|phone|field-fault)/;

export default defineConfig({
  plugins: [compileMessages(), orderLayers(), react(), babel({ presets: [reactCompilerPreset()] })],
  build: {
    // The bundle gate reads from it what each route loads.
    manifest: true,
    // The content security policy forbids inline code and `data:` fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Few chunks compress better than many: the libraries every page needs are one, what pages share another, what their forms share a third.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/(?:react|react-dom|scheduler|@tanstack|@lingui\/core|use-sync-external-store)\//,
              priority: 3,
            },
            { name: 'shared', test: (id: string) => shared.test(id) && !forms.test(id), minShareCount: 3, priority: 2 },
            { name: 'forms', test: forms, minShareCount: 3, priority: 1 },
          ],
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
