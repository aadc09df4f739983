type Rules = { createHTML(html: string): string | null; createScriptURL(address: string): string | null }
type Policies = { defaultPolicy: unknown; createPolicy(name: string, rules: Rules): unknown }

/** React writes a script element in this way when it has to draw a whole page anew. */
const written = new Set(['<script></script>'])

/** HTML that the page came with, which may be written into it again. */
export function trustWritten(html: string): string {
  written.add(html)
  return html
}

const ours = (address: string): boolean => {
  const { origin, pathname } = new URL(address, location.href)
  return origin === location.origin && (pathname.startsWith('/assets/') || pathname === '/sw.js')
}

/** No text becomes HTML or a script but these; null is refused by the browser (S45). Other browsers have no such policies. */
export function limitWrittenHtml(): void {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes
  // In development a saved file runs this again.
  if (!policies || policies.defaultPolicy) return
  policies.createPolicy('default', {
    createHTML: (html) => (written.has(html) || !html.includes('<') ? html : null),
    createScriptURL: (address) => (ours(address) ? address : null),
  })
}
