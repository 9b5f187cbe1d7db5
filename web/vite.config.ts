import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const SERVER = process.env.BOTTEGA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: process.env.BOTTEGA_PAGE ?? '../src/bottega/server/page',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // Under a strict content policy nothing may come from data: addresses.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
});
