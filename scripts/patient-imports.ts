import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { cutPackages } from './cut-packages.ts'

const patience = fileURLToPath(new URL('../src/web/api/across-outages.ts', import.meta.url))
const withPatience = `import { acrossOutages } from ${JSON.stringify(patience)};\n`
const helper = '\0vite/preload-helper.js'
const router = 'react-router/dist/production/lib/dom/ssr/routeModules.js'

/**
 * Scripts that are fetched later wait for a lost connection. Left alone, Vite's imports fail for good and the router
 * reloads the page, which shows the browser's own error page and loses what was typed.
 */
export const patientImports = (): Plugin => ({
  ...cutPackages('patient-imports', [
    { file: helper, from: 'const scriptRel', to: `${withPatience}const scriptRel` },
    { file: helper, from: 'baseModule().catch(handlePreloadError)', to: 'acrossOutages(baseModule)' },
    // No script of ours brings a style sheet of its own, and no page a nonce: what serves them is left out of every page.
    { file: helper, from: 'handlePreloadError(item.reason);', to: '' },
    { file: helper, from: 'promise = allSettled(', to: 'void (' },
    { file: helper, from: 'isCss = isCssPreloadUrl(dep)', to: 'isCss = false' },
    { file: helper, from: 'document.querySelector("meta[property=csp-nonce]")', to: 'null' },
    { file: router, from: 'async function loadRouteModule', to: `${withPatience}async function loadRouteModule` },
    { file: router, from: 'await import(', to: 'await acrossOutages(() => import(' },
    { file: router, from: 'console.error(error);', to: '' },
    { file: router, from: 'if (window.__reactRouterContext && ', to: 'if (' },
    { file: router, from: 'window.__reactRouterContext.isSpaMode && import.meta.hot', to: 'import.meta.hot' },
    { file: router, from: ', reloading page...', to: '' },
    { file: router, from: 'route.module\n);', to: 'route.module));' },
  ]),
  // The pages are written without a connection to wait for.
  applyToEnvironment: ({ name }) => name === 'client',
})
