/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { bundling } from './tools/chunks';
import { compressed, eager, preloading, version } from './tools/finish';
import { manifests } from './tools/manifests';
import { texts } from './tools/texts';
import { offline, WORKER } from './tools/worker';

const SERVER = process.env['NOTTINGHAM_SERVER'] ?? 'http://127.0.0.1:8470';
/** Set by hatch_build.py: a hash of the page's sources. */
const BUILD = process.env['NOTTINGHAM_BUILD'] ?? 'workshop';

export default defineConfig({
  plugins: [svelte(), texts(), version(BUILD), manifests(), offline(), eager(), preloading(), compressed()],
  build: {
    outDir: '../src/nottingham/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: 'index.html', worker: 'src/worker.ts' },
      // The service worker needs a fixed name at the root.
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js'),
        manualChunks: bundling(),
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    // The Host header stays unchanged: the server checks the origin.
    proxy: { '/api': { target: SERVER }, '/health': { target: SERVER }, '/socket': { target: SERVER, ws: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    isolate: false,
    pool: 'threads',
    // Some tests play whole games, and the machine may be busy.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
});
