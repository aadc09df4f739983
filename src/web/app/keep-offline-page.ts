type Policy = { createScriptURL(path: string): string }
type Policies = { createPolicy(name: string, rules: Policy): Policy }

const WORKER = '/sw.js'

/** Where the browser knows trusted types, the address comes from the one policy that pages have, and is always the same. */
function workerAddress(): string {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes
  return policies?.createPolicy('travessia', { createScriptURL: () => WORKER }).createScriptURL(WORKER) ?? WORKER
}

/** Lets the browser keep a small page for when a page of ours cannot be fetched; a browser that refuses does without. */
export function keepOfflinePage(): void {
  if (import.meta.env.PROD) navigator.serviceWorker?.register(workerAddress()).catch(() => undefined)
}
