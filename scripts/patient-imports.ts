import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { cutPackages } from './cut-packages.ts'

const patience = fileURLToPath(new URL('../src/web/api/fetch-first.ts', import.meta.url))
const withPatience = `import { fetchFirst } from ${JSON.stringify(patience)};\n`
const helper = '\0vite/preload-helper.js'
const helperName = 'export const __vitePreload = '
const router = 'react-router/dist/production/lib/dom/ssr/routeModules.js'

// The pages are written without a connection to wait for.
const inTheBrowser = ({ name }: { name: string }): boolean => name === 'client'

/** Vite lists what an import needs, except for a script that needs nothing else. */
const withItself = (file: string, others: string[]): string[] => [...new Set([file, ...others])]

/** No script of ours brings a style sheet of its own, which Vite's own helper would load. */
const ownHelper: Plugin = {
  name: 'patient-imports-helper',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: inTheBrowser,
  config: () => ({ build: { modulePreload: { resolveDependencies: withItself } } }),
  transform(code, id) {
    if (id !== helper) return undefined
    if (!code.includes(helperName)) throw new Error(`${helper} no longer holds "${helperName}"`)
    const own = `${helperName}(load, files) => fetchFirst(load, files.map((file) => '/' + file))`
    return { code: `${withPatience}${own}`, map: null }
  },
}

/**
 * Scripts that are fetched later wait for a lost connection and are asked for again. Left alone, Vite's imports fail for good
 * and the router reloads the page, which shows the browser's own error page and loses what was typed.
 */
export const patientImports = (): Plugin[] => [
  ownHelper,
  {
    ...cutPackages('patient-imports', [
      { file: router, from: 'async function loadRouteModule', to: `${withPatience}async function loadRouteModule` },
      { file: router, from: 'await import(', to: 'await fetchFirst(() => import(' },
      { file: router, from: 'console.error(error);', to: '' },
      { file: router, from: 'if (window.__reactRouterContext && ', to: 'if (' },
      { file: router, from: 'window.__reactRouterContext.isSpaMode && import.meta.hot', to: 'import.meta.hot' },
      { file: router, from: ', reloading page...', to: '' },
      { file: router, from: 'route.module\n);', to: 'route.module), [route.module]);' },
    ]),
    applyToEnvironment: inTheBrowser,
  },
]
