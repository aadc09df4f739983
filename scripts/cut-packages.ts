import type { Plugin } from 'vite'

export type Cut = { file: string; from: string; to: string }

/** Replaces lines of packages in the browser's build, and fails the build if a package changed and a replacement no longer matches. */
export const cutPackages = (name: string, cuts: readonly Cut[]): Plugin => ({
  name,
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    // A virtual file of the bundler has no folder, only a name.
    const fitting = cuts.filter(({ file }) => id === file || id.split('?')[0]?.endsWith(`node_modules/${file}`))
    if (fitting.length === 0) return undefined
    let cut = code
    for (const { file, from, to } of fitting) {
      if (!cut.includes(from)) throw new Error(`${name}: ${file} no longer holds "${from}"`)
      cut = cut.replace(from, to)
    }
    return { code: cut, map: null }
  },
})
