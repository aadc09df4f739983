import { existsSync, globSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Complaint, lineAt } from './complaint.ts'
import { readManifest } from './lockfile.ts'
import { mentions } from './mentions.ts'
import { projectFiles, textFiles } from './tree.ts'

const isDoc = (path: string): boolean => /^[\w-]+\.md$/.test(path) || /^docs\/.*\.md$/.test(path)

// A superseded decision is never edited, so it may mention what no longer exists.
const isPast = (text: string): boolean => /^[*_ ]*status[*_ ]*:.*superseded/im.test(text)

type Tree = { root: string; files: string[]; top: Set<string>; scripts: Set<string> }

function isThere(tree: Tree, path: string): boolean {
  if (/[*{]/.test(path)) return globSync(path, { cwd: tree.root }).length > 0
  if (existsSync(join(tree.root, path))) return true
  // `access.ts` and `domain/access.ts` are clear enough where the text names the folder.
  return !tree.top.has(path.split('/')[0] ?? '') && tree.files.some((file) => file.endsWith(`/${path}`))
}

function wrong(tree: Tree, doc: string, kind: 'path' | 'link' | 'script', value: string): string | undefined {
  if (kind === 'script') return tree.scripts.has(value) ? undefined : `package.json has no script '${value}'`
  const path = kind === 'link' ? posix.join(posix.dirname(doc), value) : value
  return isThere(tree, path) ? undefined : `${value} does not exist`
}

/** Complains about paths, links and npm scripts that a document names and the project does not have. */
export function checkDocs(root: string): Complaint[] {
  const files = projectFiles(root)
  const top = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''))
  const tree = { root, files, top, scripts: new Set(Object.keys(readManifest(root).scripts ?? {})) }
  return textFiles(root, files.filter(isDoc))
    .filter(({ text }) => !isPast(text))
    .flatMap(({ path, text }) =>
      mentions(text, top).flatMap(({ kind, value, offset }) => {
        const problem = wrong(tree, path, kind, value)
        return problem === undefined ? [] : [{ file: path, line: lineAt(text, offset), text: problem }]
      }),
    )
}
