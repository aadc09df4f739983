import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { cutPackages } from './cut-packages.ts'

const pathOf = (file: string): string => JSON.stringify(fileURLToPath(new URL(file, import.meta.url)))
const withPatience =
  `import { acrossOutages } from ${pathOf('../src/web/api/across-outages.ts')};\n` +
  `import { scriptsHere } from ${pathOf('../src/web/api/scripts-here.ts')};\n`
const helper = '\0vite/preload-helper.js'
const router = 'react-router/dist/production/lib/dom/ssr/routeModules.js'

/**
 * Scripts that are needed later are fetched, with retries across outages, before they are imported. Otherwise a failed import would fail
 * for good, and the router would reload the page, which shows the browser's own error page and loses what was typed.
 */
export const patientImports = (): Plugin => ({
  ...cutPackages('patient-imports', [
    { file: helper, from: 'const scriptRel', to: `${withPatience}const scriptRel` },
    // No script of ours has its own style sheet, and no page has a nonce: the code for them is left out of every page.
    {
      file: helper,
      from: 'promise = allSettled(',
      to: 'promise = acrossOutages(() => scriptsHere(deps.map((dep) => assetsURL(dep, importerUrl)))); if (false) void (',
    },
    { file: helper, from: 'handlePreloadError(item.reason);', to: '' },
    { file: helper, from: 'baseModule().catch(handlePreloadError)', to: 'baseModule()' },
    { file: helper, from: 'document.querySelector("meta[property=csp-nonce]")', to: 'null' },
    { file: router, from: 'async function loadRouteModule', to: `${withPatience}async function loadRouteModule` },
    {
      file: router,
      from: 'let routeModule = await import(',
      to: 'await acrossOutages(() => scriptsHere([route.module, ...(route.imports ?? [])]));\n\t\tlet routeModule = await import(',
    },
    { file: router, from: 'console.error(error);', to: '' },
    { file: router, from: 'if (window.__reactRouterContext && ', to: 'if (' },
    { file: router, from: 'window.__reactRouterContext.isSpaMode && import.meta.hot', to: 'import.meta.hot' },
    { file: router, from: ', reloading page...', to: '' },
  ]),
  // Vite lists no files for a script without imports, which would then be imported without being fetched first.
  config: () => ({
    build: { modulePreload: { resolveDependencies: (file, files) => (files.length > 0 ? files : [file]) } },
  }),
  // Not for prerendering, which has no connection to wait for.
  applyToEnvironment: ({ name }) => name === 'client',
})
