import { cutPackages } from './cut-packages.ts'

/** Removes code that a strict content security policy refuses on import: a style element (sonner) and `new Function` (zod). */
export const strictCsp = () =>
  cutPackages('strict-csp', [
    { file: 'sonner/dist/index.mjs', from: "if (!code || typeof document == 'undefined') return", to: 'return' },
    { file: 'zod/v4/core/util.js', from: 'if (globalConfig.jitless) {', to: 'if (true) {' },
  ])
