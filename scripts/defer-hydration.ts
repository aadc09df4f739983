import { createHash } from 'node:crypto'
import { inlineLoader, restoreScroll } from './inline-loader.ts'

export const sha256 = (content: string | Buffer, encoding: 'base64' | 'hex'): string =>
  createHash('sha256').update(content).digest(encoding)

const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/
const entryImport = /\bimport\(("[^"]+")\);?\s*$/
const modulePreload = /<link rel="modulepreload"[^>]*>/
const everyPreload = new RegExp(modulePreload, 'g')
const preloadOf = (path: string): string => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${path}"/>`
const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g
const routerState = /<script>(window\.__reactRouterContext\b[\s\S]*?)<\/script>/g
const scrollRestoration =
  /<script>\(\(storageKey, restoreKey\) =>[\s\S]*?\("react-router-scroll-positions", null\)<\/script>/

/** Browsers do not run JSON-LD: the policy needs no hash for it, so the server may still fill in its markers. */
const isData = (attributes: string): boolean => /\btype="application\/ld\+json"/.test(attributes)

type Started = { html: string; boot: { path: string; content: string } }

/**
 * Moves the scripts that start the page, router state and module, into a file that the inline loader fetches: on the first
 * sign of use, or `now`. The emptied elements stay, because hydration looks for them.
 */
export function deferHydration(html: string, now = false): Started {
  const found = moduleScript.exec(html)
  const start = found?.[1]
  if (!found || !start) throw new Error('no module script found to defer')
  const [first, ...rest] = [...html.matchAll(routerState)].map((script) => script[1] ?? '')
  if (first === undefined) throw new Error('no state of the router found to defer')
  // The loader calls `e` itself and hears when that fails; a module that has failed is never run again.
  if (!entryImport.test(start)) throw new Error('no import of the entry found to defer')
  // The name tells the loader that the page was loaded again for want of this file, which is found now.
  const content = `window.name = ""\n${first}\n${rest.join('\n')}\n${start.replace(entryImport, 'export const e = () => import($1)')}\n`
  const path = `/assets/boot-${sha256(content, 'hex').slice(0, 10)}.js`
  const deferred = html
    .replace(found[0], () => `<script>${inlineLoader(path, now)}</script>`)
    .replace(routerState, '<script></script>')
    .replace(scrollRestoration, () => `<script>${restoreScroll}</script>`)
  // A page that starts now goes on fetching its scripts together with the page.
  const early = now
    ? deferred.replace(modulePreload, (first) => preloadOf(path) + first)
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
