import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { leanZod } from './scripts/lean-zod.ts'
import { strictCsp } from './scripts/strict-csp.ts'

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3001'
const own = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [strictCsp(), leanZod(), tailwindcss(), reactRouter()],
  resolve: { alias: { 'react-remove-scroll': own('./src/web/ui/remove-scroll.tsx') } },
  build: { rolldownOptions: { checks: { bundlerTimings: false } } },
  // Found only while the first page loads, a dependency would reload that page.
  optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}'] },
  server: { proxy: { '/api': api, '/healthz': api } },
})
