import { offlinePage as english } from '#web/words/offline-page.en-US.ts'
import { offlinePage as spanish } from '#web/words/offline-page.es-ES.ts'
import { offlinePage as portuguese } from '#web/words/offline-page.pt-BR.ts'
import { sha256 } from './defer-hydration.ts'

const words = { 'pt-BR': portuguese, 'en-US': english, 'es-ES': spanish }
const { title, text, retry } = portuguese

const style =
  'body{margin:0;min-height:100dvh;display:grid;place-items:center;background:#f6f1e7;color:#061d21;' +
  'font:1rem/1.5 system-ui,sans-serif;text-align:center}main{max-width:26rem;padding:2rem}h1{margin:0;font-size:1.75rem}' +
  'a{display:inline-block;margin-top:.5rem;padding:.75rem 1.25rem;border-radius:.625rem;background:#0d3a3d;color:#fcfaf5;' +
  'font-weight:600;text-decoration:none}a:focus-visible{outline:3px solid #0d3a3d;outline-offset:3px}'

// Reloads the page as soon as the server answers, and shows the language that this browser used last.
const script =
  `const w=(${JSON.stringify(words)})[localStorage.locale];` +
  `if(w){document.documentElement.lang=localStorage.locale;document.title=w.title;` +
  `for(const k in w)document.getElementById(k).textContent=w[k]}` +
  `const go=()=>location.reload(),look=()=>fetch("/healthz",{cache:"no-store"}).then(go,()=>{});` +
  `addEventListener("online",look);setInterval(look,4000);` +
  `document.getElementById("retry").onclick=e=>{e.preventDefault();go()}`

const page =
  `<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<title>${title}</title><style>${style}</style></head><body><main role="alert"><h1 id="title">${title}</h1>` +
  `<p id="text">${text}</p><a id="retry" href="">${retry}</a></main><script>${script}</script></body></html>`

const hash = (content: string): string => `'sha256-${sha256(content, 'base64')}'`
const policy =
  `default-src 'none'; script-src ${hash(script)}; style-src ${hash(style)}; connect-src 'self'; ` +
  `base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/**
 * The whole service worker: it has no cache, so it can never serve an old version. Navigations still go to the server; one
 * that gets no answer gets the page that the worker itself contains (docs/decisions/0020-offline-page.md). The route only
 * keeps other requests away from the worker; Chrome 123 to 126 refuse its `not`, and the worker then works without it.
 */
export const offlineWorker = `const page=${JSON.stringify(page)}
const headers=${JSON.stringify({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': policy, 'x-content-type-options': 'nosniff' })}
const offline=()=>new Response(page,{status:503,headers})
addEventListener("install",e=>{
  if(e.addRoutes)e.waitUntil(e.addRoutes({condition:{not:{requestMode:"navigate"}},source:"network"}).catch(()=>{}))
  skipWaiting()
})
addEventListener("activate",e=>e.waitUntil(Promise.all([clients.claim(),registration.navigationPreload?.enable()])))
addEventListener("fetch",e=>{
  const {mode,method}=e.request
  if(mode!=="navigate"||method!=="GET")return
  e.respondWith((async()=>{
    try{return (await e.preloadResponse)||await fetch(e.request)}catch{return offline()}
  })())
})
`
