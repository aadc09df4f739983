import { createHash } from 'node:crypto'

export const sha256 = (content: string | Buffer, encoding: 'base64' | 'hex'): string =>
  createHash('sha256').update(content).digest(encoding)

const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/
const modulePreload = /<link rel="modulepreload"[^>]*>/g
const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g

// Buttons wait for React; links, summaries and popover buttons work without it.
const loader = (boot: string): string =>
  `(()=>{let d,c;const go=()=>{d||(d=1,import(${JSON.stringify(boot)}))},` +
  `k=e=>{const t=e.target.closest("button:not([popovertarget])");t&&(c=t,e.preventDefault(),go())};` +
  `addEventListener("click",k,true);` +
  `addEventListener("hydrated",()=>{removeEventListener("click",k,true);c&&c.isConnected&&c.click()},{once:true});` +
  `for(const e of["pointerover","pointerdown","touchstart","keydown","focusin","scroll"])` +
  `addEventListener(e,go,{once:true,passive:true})})()`

/** Moves the page's module into a file that is fetched on the first sign of use. */
export function deferHydration(html: string): { html: string; boot: { path: string; content: string } } {
  const found = moduleScript.exec(html)
  const content = found?.[1]
  if (!found || !content) throw new Error('no module script found to defer')
  const path = `/assets/boot-${sha256(content, 'hex').slice(0, 10)}.js`
  const deferred = html.replace(found[0], () => `<script>${loader(path)}</script>`).replace(modulePreload, '')
  return { html: deferred, boot: { path, content } }
}

export const inlineScriptHashes = (html: string): string[] => [
  ...new Set([...html.matchAll(inlineScript)].map((script) => `'sha256-${sha256(script[1] ?? '', 'base64')}'`)),
]
