import type { Plugin } from 'vite'
import { cutPackages } from './cut-packages.ts'

const folder = 'react-router/dist/production/lib'
const router = `${folder}/router/router.js`
const link = `${folder}/dom/lib.js`
const strategy = `${folder}/dom/ssr/single-fetch.js`
const start = `${folder}/dom-export/hydrated-router.js`
const scripts = `${folder}/dom/ssr/components.js`

/** Properties of routes that need the removed parts; the build fails if a route in the manifest has one. */
export const NO_ROUTE_HAS = ['hasLoader', 'hasAction', 'hasClientLoader', 'hasClientAction', 'hasClientMiddleware']

/**
 * Screens call the server with the Query client. Our routes have no loaders, actions, fetchers or blockers, all of them are
 * known from the start, and no link prefetches; the router's code for these is a twelfth of a public page's scripts. The bundler
 * drops functions that are unused after a cut. Development and prerendering keep the whole router.
 */
export const leanRouter = (): Plugin => ({
  ...cutPackages('lean-router', [
    // Instrumentation of the router.
    {
      file: router,
      from: 'import { consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter } from "./instrumentation.js";',
      to: 'const consumeInstrumentationClientResultMetaReceiver = () => undefined, getRouteInstrumentationUpdates = () => ({}), instrumentClientSideRouter = (router) => router;',
    },
    // Fetchers.
    {
      file: router,
      from: 'async function fetch(key, routeId, href, opts) {',
      to: 'async function fetch(key, routeId, href, opts) { throw new Error("scripts/lean-router.ts has cut fetchers");',
    },
    {
      file: router,
      from: '\tfetchLoadMatches.forEach((f, key) => {',
      to: '\tif (false) fetchLoadMatches.forEach((f, key) => {',
    },
    // Forms that navigate.
    { file: link, from: 'Form.displayName = "Form";', to: '' },
    {
      file: router,
      from: 'else if (opts && opts.submission && isMutationMethod(opts.submission.formMethod)) {',
      to: 'else if (false) {',
    },
    // Blockers.
    { file: router, from: 'if (blockerKey && delta != null) {', to: 'if (false) {' },
    { file: router, from: 'if (blockerKey) {', to: 'if (false) {' },
    { file: router, from: 'if (blockerFunctions.size === 0) return;', to: 'return;' },
    { file: router, from: '\t\tgetBlocker,\n', to: '' },
    // Routes that are discovered at run time.
    { file: router, from: 'if (init.patchRoutesOnNavigation) {', to: 'if (false) {' },
    {
      file: router,
      from: 'if (isFogOfWar) {\n\t\t\tif (shouldUpdateNavigationState) {',
      to: 'if (false) {\n\t\t\tif (shouldUpdateNavigationState) {',
    },
    { file: router, from: '\t\tpatchRoutes,\n', to: '' },
    { file: router, from: '\t\t_internalSetRoutes,\n', to: '' },
    {
      file: start,
      from: 'UNSAFE_getPatchRoutesOnNavigationFunction(() => router,',
      to: '((..._) => undefined)(() => router,',
    },
    { file: start, from: 'UNSAFE_useFogOFWarDiscovery(router,', to: '((..._) => undefined)(router,' },
    { file: start, from: 'router.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut;', to: '' },
    { file: scripts, from: 'isFogOfWarEnabled(routeDiscovery, ssr);', to: 'false;' },
    // Server data that is fetched with a navigation.
    {
      file: strategy,
      from: 'if (request.method !== "GET") return singleFetchActionStrategy(args, fetchAndDecode);',
      to: '',
    },
    { file: strategy, from: 'if (!ssr && !foundRevalidatingServerLoader) return', to: 'return' },
    { file: strategy, from: '}, fetchAndDecodeViaTurboStream, ssr);', to: '}, undefined, ssr);' },
    {
      file: strategy,
      from: 'return hasClientLoader ? handler(async () => {',
      to: 'return false ? handler(async () => {',
    },
    {
      file: start,
      from: 'UNSAFE_decodeViaTurboStream(stream, window)',
      to: 'Promise.resolve({ value: { loaderData: {}, actionData: null, errors: null } })',
    },
    { file: router, from: 'let redirect = findRedirect(loaderResults);', to: 'let redirect;' },
    { file: router, from: '\t\tif (redirect) {', to: '\t\tif (false) {' },
    { file: router, from: 'redirect = findRedirect(fetcherResults);\n\t\tif (redirect) {', to: 'if (false) {' },
    // Links that prefetch.
    {
      file: link,
      from: 'let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(prefetch, rest);',
      to: '',
    },
    { file: link, from: '\t\t...prefetchHandlers,\n', to: '' },
    { file: link, from: 'ref: mergeRefs(forwardedRef, prefetchRef),', to: 'ref: forwardedRef,' },
    { file: link, from: 'return shouldPrefetch && !isAbsolute ?', to: 'return false ?' },
    // The script tags of a page are written at build time, so the browser does not need to render them.
    { file: scripts, from: 'let routeModulesScript = !isStatic ?', to: 'let routeModulesScript = true ?' },
  ]),
  applyToEnvironment: ({ name }) => name === 'client',
})
