import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

const MANIFEST = {
  type: 'module',
  imports: {
    '#rules/*': './src/rules/*',
    '#contract/*': './src/contract/*',
    '#server/*': './src/server/*',
    '#web/*': './src/web/*',
    '#features/*': './src/features/*',
    '#pages/*': './src/pages/*',
  },
}

/** A temporary folder that is removed when the test ends. */
export function scratchFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'travessia-check-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  return root
}

export function plant(root: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

/** A small project with the given files, to be judged by a check. */
export function plantedTree(files: Record<string, string>): string {
  const root = scratchFolder()
  plant(root, { 'package.json': JSON.stringify(MANIFEST), ...files })
  return root
}
