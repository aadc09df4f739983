import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { leanRouter } from './scripts/lean-router.ts'
import { leanZod } from './scripts/lean-zod.ts'
import { patientImports } from './scripts/patient-imports.ts'
import { scriptChunks, sharingEntries } from './scripts/script-chunks.ts'
import { strictCsp } from './scripts/strict-csp.ts'

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3001'
const own = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const { version } = JSON.parse(readFileSync(own('./package.json'), 'utf8'))

export default defineConfig({
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(version) },
  plugins: [strictCsp(), leanZod(), leanRouter(), patientImports(), tailwindcss(), reactRouter(), sharingEntries()],
  resolve: {
    alias: [
      { find: 'react-remove-scroll', replacement: own('./src/web/ui/remove-scroll.tsx') },
      { find: /^.*\/createLucideIcon\.mjs$/, replacement: own('./src/web/ui/create-icon.ts') },
    ],
  },
  // Pages are written at build time with the same icons that the browser draws.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    rolldownOptions: {
      // A page is written with what the browser fetches later, so the build on the server side sees both ways of importing.
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
      // What a page needs only while it is written at build time is not fetched by the browser.
      treeshake: { moduleSideEffects: [{ test: /\/src\/features\/[\w-]+\/web\//, sideEffects: false }] },
    },
  },
  environments: {
    client: { build: { target: 'es2023', rolldownOptions: { output: { codeSplitting: scriptChunks } } } },
  },
  // Found only while the first page loads, a dependency would reload that page.
  optimizeDeps: { entries: ['src/{web,pages}/**/*.{ts,tsx}', 'src/features/*/web/**/*.{ts,tsx}'] },
  server: { proxy: { '/api': api, '/healthz': api } },
})
