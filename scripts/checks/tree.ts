import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type TextFile = { path: string; text: string }

const NEVER = new Set(['.git', 'node_modules'])

/** Names that .gitignore keeps out of the tree; ours are plain names, so no pattern language is needed. */
export function ignoredNames(root: string): string[] {
  const file = join(root, '.gitignore')
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim().replace(/\/$/, ''))
    .filter((line) => line !== '' && !line.startsWith('#'))
}

/** Every file of the project, as paths relative to `root` with forward slashes. */
export function projectFiles(root: string): string[] {
  const ignored = new Set(ignoredNames(root).map((name) => name.replace(/^\//, '')))
  const found: string[] = []
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (NEVER.has(entry.name) || ignored.has(path)) continue
      if (entry.isDirectory()) visit(path)
      else if (entry.isFile()) found.push(path)
    }
  }
  visit('')
  return found.sort()
}

/** Files with their text; a file with a NUL byte near its start is binary and left out. */
export function textFiles(root: string, paths: string[]): TextFile[] {
  return paths
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ text }) => !text.slice(0, 8000).includes('\0'))
}

export const isCode = (path: string): boolean => /\.(ts|tsx|mts|js|mjs)$/.test(path)
export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)
