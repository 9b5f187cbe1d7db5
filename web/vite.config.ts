import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** Whether to build the page that plays by itself, from a plain folder at any address. */
const ALONE = process.env.BOTTEGA_ALONE === '1';
const KEEPER = ALONE ? './src/net/worker.svelte.ts' : './src/net/server.ts';
const SERVER = process.env.BOTTEGA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  base: ALONE ? './' : '/',
  resolve: { alias: { $keeper: fileURLToPath(new URL(KEEPER, import.meta.url)) } },
  worker: { format: 'es' },
  build: {
    outDir: process.env.BOTTEGA_PAGE ?? '../src/bottega/server/page',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // Under a strict content policy nothing may come from data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Every file costs a way to the server and back: what all screens need is one, what several share is one.
          groups: [
            { name: 'shell', tags: ['$initial'], priority: 2 },
            { name: 'shared', test: /[\\/]web[\\/]src[\\/]/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
});
