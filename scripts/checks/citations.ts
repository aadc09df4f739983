import { commentsOf } from './comments-of.ts'
import { type Complaint, lineAt } from './complaint.ts'
import { projectFiles, type TextFile, textFiles } from './tree.ts'

// Security checks and faults always have two digits: S3 is a storage and F5 a key.
const ID = '(?:[A-EGKLT][1-9]\\d?|[FS]\\d\\d)'
// A whole word: neither a part of a name, a path, an escape (%C3) or an amount, nor a time (T10:30).
const CITED = new RegExp(`(?<![\\w%.#$&]|(?<!\\d)/)${ID}(?![\\w%]|[.:]\\w)`, 'g')
const DEFINED = new RegExp(`^\\| (${ID}) \\|`, 'gm')
// Matches citations of documents outside the repository; written so that it does not match itself.
const OUTSIDE = /\bDECISION[S]\b|\bCHECK[S] [A-Z]?\d|\b[Ss]pec P\d|\bP\d [§]/g

const isCited = (path: string): boolean =>
  /^(?:src|tests|scripts|bench)\/.*\.(?:ts|tsx|sql|css)$/.test(path) || /^(?:docs\/.*|[\w-]+)\.md$/.test(path)
const isHome = (path: string): boolean => path === 'docs/security.md' || /^docs\/rules\/[\w-]+\.md$/.test(path)

/** The ids of all rules, and complaints about those that are defined twice. */
function readRules(files: TextFile[]): { rules: Set<string>; twice: Complaint[] } {
  const places = new Map<string, string>()
  const twice: Complaint[] = []
  for (const { path, text } of files.filter(({ path }) => isHome(path))) {
    for (const { 1: id = '', index } of text.matchAll(DEFINED)) {
      const line = lineAt(text, index)
      const first = places.get(id)
      if (first) twice.push({ file: path, line, text: `${id} is already defined at ${first}` })
      else places.set(id, `${path}:${line}`)
    }
  }
  return { rules: new Set(places.keys()), twice }
}

/** Every rule that comments and documents cite has a line in docs/rules or docs/security.md. */
export function checkCitations(root: string): Complaint[] {
  const files = textFiles(root, projectFiles(root).filter(isCited))
  const { rules, twice } = readRules(files)
  const found = files.flatMap(({ path, text }) => {
    const at = (index: number) => ({ file: path, line: lineAt(text, index) })
    const unknown = [...commentsOf(path, text).matchAll(CITED)].filter(([id]) => !rules.has(id))
    return [
      ...unknown.map(({ 0: id, index }) => ({ ...at(index), text: `no rule ${id} in docs/rules or docs/security.md` })),
      ...[...text.matchAll(OUTSIDE)].map(({ 0: words, index }) => ({
        ...at(index),
        text: `'${words}' is a paper outside the repository: cite a rule of docs/rules`,
      })),
    ]
  })
  return [...twice, ...found]
}
