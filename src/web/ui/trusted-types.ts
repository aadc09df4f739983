type Rules = { createHTML(html: string): string | null; createScriptURL(address: string): string | null }
type Policies = { defaultPolicy: unknown; createPolicy(name: string, rules: Rules): unknown }

/** React creates script elements with this HTML when it renders a whole page in the browser. */
const written = new Set(['<script></script>'])

/** Allows HTML that is already part of the page to be written again. */
export function trustWritten(html: string): string {
  written.add(html)
  return html
}

const ours = (address: string): boolean => {
  const { origin, pathname } = new URL(address, location.href)
  return origin === location.origin && (pathname.startsWith('/assets/') || pathname === '/sw.js')
}

/** Trusted Types: the browser blocks any other HTML or script URL, as the policy returns null for it (S45). */
export function limitWrittenHtml(): void {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes
  // Hot reloading runs this again in development.
  if (!policies || policies.defaultPolicy) return
  policies.createPolicy('default', {
    createHTML: (html) => (written.has(html) || !html.includes('<') ? html : null),
    createScriptURL: (address) => (ours(address) ? address : null),
  })
}
