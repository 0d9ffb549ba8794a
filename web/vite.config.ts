/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const SERVER = process.env['NOTTINGHAM_SERVER'] ?? 'http://127.0.0.1:8470';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/nottingham/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': SERVER, '/health': SERVER, '/socket': { target: SERVER, ws: true } },
  },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'] },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
});
