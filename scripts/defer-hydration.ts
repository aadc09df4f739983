import { createHash } from 'node:crypto'
import { inlineLoader, restoreScroll } from './inline-loader.ts'

export const sha256 = (content: string | Buffer, encoding: 'base64' | 'hex'): string =>
  createHash('sha256').update(content).digest(encoding)

const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/
const entryImport = /\bimport\(("[^"]+")\);?\s*$/
const modulePreload = /<link rel="modulepreload"[^>]*>/
const everyPreload = new RegExp(modulePreload, 'g')
const preloadOf = (path: string): string => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${path}"/>`
const hrefOf = (link: string): string => /href="([^"]+)"/.exec(link)?.[1] ?? ''
/** The router's list of all routes, which is part of every page's boot file to save a request. */
export type RouteList = { path: string; source: string }
const namedImport = /import \* as (\w+) from ("[^"]+");/g
const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g
const routerState = /<script>(window\.__reactRouterContext\b[\s\S]*?)<\/script>/g
const scrollRestoration =
  /<script>\(\(storageKey, restoreKey\) =>[\s\S]*?\("react-router-scroll-positions", null\)<\/script>/

/** Browsers do not run JSON-LD: the policy needs no hash for it, so the server may still fill in its markers. */
const isData = (attributes: string): boolean => /\btype="application\/ld\+json"/.test(attributes)

type Options = {
  /** A page with a form starts at once. */
  now?: boolean
  /** Resolves the name of a script in a popover's `data-brings` to its files; `data-brings` may also name addresses of calls. */
  brings?: (name: string) => string[]
}
type Started = { html: string; boot: { path: string; content: string } }

// Fetches the scripts that have not arrived yet; the loader repeats it when one fails. None is imported before all have arrived, because
// browsers never retry a failed import (src/web/api/scripts-here.ts does the same for later scripts).
const fetchAll = (scripts: readonly string[]): string =>
  `const missing = new Set(${JSON.stringify(scripts)})
const fetched = async (path) => {
  const { ok, status } = await fetch(path)
  if (!ok) throw new Error(path + ' ' + status)
  missing.delete(path)
}`

// A popover that was opened before the page has started names what it waits for, which is loaded together with the page's own scripts.
// Scripts are fetched like later ones (src/web/api/scripts-here.ts); a preloaded answer is kept for the call that needs it.
const bring = (
  addresses: readonly string[],
): string => `if ('popover' in document.body && document.querySelector('[data-brings]:popover-open'))
  for (const href of ${JSON.stringify(addresses)})
    if (href.startsWith('/assets/')) fetch(href).catch(() => undefined)
    else document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }))
`

/** The module that starts a page, as a function that can be called again. */
function startOf(module: string, scripts: readonly string[], brought: readonly string[]): string {
  const body = module.replace(namedImport, 'const $1 = await import($2);').replace(entryImport, 'return import($1)')
  return `${fetchAll(scripts)}
export const e = async () => {
const own = [...missing].map(fetched)
${brought.length > 0 ? bring(brought) : ''}await Promise.all(own)
${body}
}
`
}

/**
 * Moves the scripts that start the page (router state, routes and module) into a file that the inline loader fetches: on the first
 * interaction, or `now`. The emptied elements stay, because hydration looks for them.
 */
export function deferHydration(
  page: string,
  routes: RouteList,
  { now = false, brings = () => [] }: Options = {},
): Started {
  const listed = `import "${routes.path}";`
  if (!page.includes(listed)) throw new Error('no import of the list of routes found')
  const html = page.replace(listed, '').replace(everyPreload, (link) => (hrefOf(link) === routes.path ? '' : link))
  const found = moduleScript.exec(html)
  const start = found?.[1]
  if (!found || !start) throw new Error('no module script found to defer')
  const [first, ...rest] = [...html.matchAll(routerState)].map((script) => script[1] ?? '')
  if (first === undefined) throw new Error('no state of the router found to defer')
  // The loader calls the function `e` and can retry it, while a module that has failed is never run again.
  if (!entryImport.test(start)) throw new Error('no import of the entry found to defer')
  const scripts = [...new Set([...html.matchAll(everyPreload)].map(([link]) => hrefOf(link)))]
  const named = /\bdata-brings="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
  const brought = named.flatMap((name) => (name.startsWith('/') ? [name] : brings(name)))
  const waits = brought.filter((path) => !scripts.includes(path))
  // `window.name` marks a page that was reloaded because this file was missing; it is cleared now that the file was found.
  const content = `window.name = ""\n${first}\n${rest.join('\n')}\n${routes.source}\n${startOf(start, scripts, waits)}\n`
  const path = `/assets/boot-${sha256(content, 'hex').slice(0, 10)}.js`
  const deferred = html
    .replace(found[0], () => `<script>${inlineLoader(path, now)}</script>`)
    .replace(routerState, '<script></script>')
    .replace(scrollRestoration, () => `<script>${restoreScroll}</script>`)
  // A page that starts `now` still preloads its scripts together with the page.
  const early = now
    ? deferred
        .replace(modulePreload, (first) => preloadOf(path) + first)
        .replace(everyPreload, (link) => preloadOf(hrefOf(link)))
    : deferred.replace(everyPreload, '')
  return { html: early, boot: { path, content } }
}

export const inlineScriptHashes = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(inlineScript)]
      .filter(([, attributes = '', content = '']) => content !== '' && !isData(attributes))
      .map((script) => `'sha256-${sha256(script[2] ?? '', 'base64')}'`),
  ),
]
