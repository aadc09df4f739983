export type Mention = { kind: 'path' | 'link' | 'script'; value: string; offset: number }

const FENCE = /^```[^\n]*\n([\s\S]*?)^```/gm
const SPAN = /`([^`\n]+)`/g
const LINK = /\]\(\s*<?([^)\s>]+)>?[^)]*\)|<(?:img|a)\s[^>]*?(?:src|href)="([^"]+)"/g
const RUN = /\bnpm run ([\w:.-]*\w)|\bnpm (start|test)\b/g
const SOURCE = /^[\w.@+-]+(?:\/[\w.@+-]+)*\.(?:ts|tsx|md|json|css|sql)$/
// Matches a placeholder that shows a pattern, which is not a path of the tree.
const PLACEHOLDER = /[<>…$]|NNNN|\.\.\./

/** The path in a word, without the line number, the anchor and the punctuation around it. */
const bare = (word: string): string =>
  word
    .replace(/^["'(]+|["'),.;:]+$/g, '')
    .replace(/(?::\d+)+$|#.*$/g, '')
    .replace(/^\.\//, '')
    .replace(/\/$/, '')

function pathsIn(text: string, offset: number, top: Set<string>, sources: boolean): Mention[] {
  return [...text.matchAll(/\S+/g)].flatMap((word) => {
    const alias = /^#[a-z]+\//.test(word[0])
    const value = bare(alias ? word[0].slice(1) : word[0])
    if (PLACEHOLDER.test(word[0]) || value === '') return []
    const rooted = value.includes('/') && top.has(value.split('/')[0] ?? '')
    if (!rooted && !(sources && SOURCE.test(value))) return []
    return [{ kind: 'path' as const, value, offset: offset + word.index }]
  })
}

const outside = (target: string): boolean => /^(?:[a-z][a-z+.-]*:|#|\/)/i.test(target)

/** What a document says about the tree; inside a fenced block only paths from the root and commands count. */
export function mentions(text: string, top: Set<string>): Mention[] {
  const found: Mention[] = []
  for (const { 1: block = '', 0: whole, index } of text.matchAll(FENCE)) {
    found.push(...pathsIn(block, index + whole.indexOf('\n') + 1, top, false))
  }
  const prose = text.replace(FENCE, (block) => block.replace(/[^\n]/g, ' '))
  for (const { 1: span = '', index } of prose.matchAll(SPAN)) found.push(...pathsIn(span, index + 1, top, true))
  for (const { 1: target, 2: attribute, index } of prose.matchAll(LINK)) {
    const value = (target ?? attribute ?? '').replace(/[#?].*$/, '')
    if (value !== '' && !outside(value)) found.push({ kind: 'link', value, offset: index })
  }
  for (const { 1: named, 2: short, index } of text.matchAll(RUN)) {
    found.push({ kind: 'script', value: named ?? short ?? '', offset: index })
  }
  return found
}
