import type { Plugin } from 'vite'

/** What two packages do on import and a strict policy refuses: a style element (sonner) and `new Function` (zod). */
const cuts = [
  { file: 'sonner/dist/index.mjs', from: "if (!code || typeof document == 'undefined') return", to: 'return' },
  { file: 'zod/v4/core/util.js', from: 'if (globalConfig.jitless) {', to: 'if (true) {' },
] as const

/** Fails the build when a package changed and a cut no longer fits. */
export function strictCsp(): Plugin {
  return {
    name: 'strict-csp',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const cut = cuts.find(({ file }) => id.split('?')[0]?.endsWith(`node_modules/${file}`))
      if (!cut) return undefined
      if (!code.includes(cut.from)) throw new Error(`strict-csp: ${cut.file} no longer holds "${cut.from}"`)
      return { code: code.replace(cut.from, cut.to), map: null }
    },
  }
}
