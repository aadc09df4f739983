import { blankComments } from './blank-comments.ts'
import { lineAt } from './complaint.ts'

export type Import = { specifier: string; line: number }

const FROM = /^[ \t]*(?:import|export)\b[^'"`;=()]*?\bfrom\s*(['"])([^'"\n]+)\1/gm
const BARE = /^[ \t]*import\s*(['"])([^'"\n]+)\1/gm
const LITERAL_CALL = /\bimport\s*\(\s*(['"`])([^'"`$\n]+)\1\s*[,)]/g
const ANY_CALL = /\bimport\s*\(/g

/** Every module named by an import, an export … from, an import() or a typeof import(). */
export function scanImports(text: string): Import[] {
  const code = blankComments(text)
  return [FROM, BARE, LITERAL_CALL].flatMap((form) =>
    [...code.matchAll(form)].map((match) => ({
      specifier: match[2] ?? '',
      line: lineAt(code, match.index + match[0].length),
    })),
  )
}

/** Lines with an import() whose module is known only at run time, so that no rule can check it. */
export function hiddenImports(text: string): number[] {
  const code = blankComments(text)
  const literal = new Set([...code.matchAll(LITERAL_CALL)].map(({ index }) => index))
  return [...code.matchAll(ANY_CALL)].filter(({ index }) => !literal.has(index)).map(({ index }) => lineAt(code, index))
}
