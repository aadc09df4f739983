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
  // Bundling lucide-react for prerendering applies the alias above, so prerendered pages have the same icons as the browser.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    rolldownOptions: {
      // Prerendering imports statically what the browser imports dynamically, so the server build sees both kinds of import.
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
      // Modules that a screen uses only while it is prerendered are tree-shaken from the browser's bundle.
      treeshake: { moduleSideEffects: [{ test: /\/src\/features\/[\w-]+\/web\//, sideEffects: false }] },
    },
  },
  environments: {
    client: { build: { target: 'es2023', rolldownOptions: { output: { codeSplitting: scriptChunks } } } },
  },
  // Vite reloads the page when it finds a dependency late, so all sources are scanned for dependencies at start.
  optimizeDeps: { entries: ['src/{web,pages}/**/*.{ts,tsx}', 'src/features/*/web/**/*.{ts,tsx}'] },
  server: { proxy: { '/api': api, '/healthz': api } },
})
