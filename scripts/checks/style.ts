import { blankComments } from './blank-comments.ts'
import { type Complaint, lineAt } from './complaint.ts'
import type { Rule } from './shipped.ts'
import { CODE_RULES, TEXT_RULES } from './style-rules.ts'
import { ignoredNames, isCode, projectFiles, type TextFile, textFiles } from './tree.ts'

const MAX_LINES = 300
// Generated from the database, not written by hand.
// Generated, and the policy, which one must see whole.
const LONG_FILES = new Set(['src/server/db/types.ts', 'src/rules/access.ts'])

function broken(rule: Rule, path: string, text: string): Complaint[] {
  if (!rule.applies(path)) return []
  return [...text.matchAll(rule.pattern)].map(({ index }) => ({
    file: path,
    line: lineAt(text, index),
    text: rule.text,
  }))
}

function checkFile({ path, text }: TextFile): Complaint[] {
  const found = TEXT_RULES.flatMap((rule) => broken(rule, path, text))
  if (!isCode(path)) return found
  const code = blankComments(text)
  found.push(...CODE_RULES.flatMap((rule) => broken(rule, path, code)))
  const lines = lineAt(text, text.length)
  if (path.startsWith('src/') && lines > MAX_LINES && !LONG_FILES.has(path)) {
    found.push({ file: path, text: `${lines} lines, at most ${MAX_LINES}: split it` })
  }
  return found
}

/** A name without a slash in .gitignore hides folders of that name everywhere, sources included. */
function hiddenSources(root: string, paths: string[]): Complaint[] {
  const names = ignoredNames(root).filter((name) => !name.startsWith('/'))
  return names.flatMap((name) => {
    const hidden = paths.find((path) => path.split('/').includes(name))
    return hidden ? [{ file: '.gitignore', text: `'${name}' also hides ${hidden}: write '/${name}'` }] : []
  })
}

/** Checks the conventions that a pattern can find. */
export function checkStyle(root: string): Complaint[] {
  const paths = projectFiles(root)
  return [...textFiles(root, paths).flatMap(checkFile), ...hiddenSources(root, paths)]
}
