import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './vite/compile-messages.ts';

/** Where the API listens while Vite serves the web app (`npm run dev`). */
const api = process.env['API_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [compileMessages(), react(), babel({ presets: [reactCompilerPreset()] })],
  build: {
    // The bundle gate reads from it what each route loads.
    manifest: true,
    // The content security policy forbids inline code and `data:` fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/v1': { target: api, ws: true },
      '/dev': { target: api },
    },
  },
});
