import { blankComments } from './blank-comments.ts'
import { isCode } from './tree.ts'

const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

// Strings come first in the pattern, so that dashes and slashes inside them start no comment.
const SQL = /'(?:[^']|'')*'|(--[^\n]*|\/\*[\s\S]*?\*\/)/g
const CSS = /"[^"\n]*"|'[^'\n]*'|(\/\*[\s\S]*?\*\/)/g

/** Blanks everything but the matches of the pattern's group; offsets and lines stay. */
function keptBy(pattern: RegExp, text: string): string {
  let out = ''
  for (const { 0: whole, 1: comment, index } of text.matchAll(pattern)) {
    out += blank(text.slice(out.length, index)) + (comment ?? blank(whole))
  }
  return out + blank(text.slice(out.length))
}

/** The same file with everything but its comments turned into spaces; prose is all comment. */
export function commentsOf(path: string, text: string): string {
  if (path.endsWith('.sql')) return keptBy(SQL, text)
  if (path.endsWith('.css')) return keptBy(CSS, text)
  if (!isCode(path)) return text
  const code = blankComments(text)
  return text.replace(/[^\n]/g, (char, at: number) => (code[at] === char ? ' ' : char))
}
