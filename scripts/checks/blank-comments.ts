const BEFORE_REGEX = /(?:^|[(,=:[!&|?{};+\-*%~^>]|\b(?:return|typeof|case|in|of|yield|await))\s*$/

/** The end (exclusive) of the quoted string that starts at `from`; a stray quote ends with its line. */
function stringEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === text[from]) return at + 1
    else if (text[at] === '\n') return at
  }
  return text.length
}

/** The end of the regular expression that starts at `from`, or `from` when it turns out to be a division. */
function regexEnd(text: string, from: number): number {
  let inClass = false
  for (let at = from + 1; at < text.length && text[at] !== '\n'; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '[') inClass = true
    else if (text[at] === ']') inClass = false
    else if (text[at] === '/' && !inClass) return at + 1
  }
  return from
}

function commentEnd(text: string, from: number): number {
  const end = text[from + 1] === '/' ? text.indexOf('\n', from) : text.indexOf('*/', from + 2)
  if (end === -1) return text.length
  return text[from + 1] === '/' ? end : end + 2
}

/** The end of template text that starts at `from`: after its closing backtick, or after the `${` of a hole. */
function templateEnd(text: string, from: number): { end: number; hole: boolean } {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '`') return { end: at + 1, hole: false }
    else if (text[at] === '$' && text[at + 1] === '{') return { end: at + 2, hole: true }
  }
  return { end: text.length, hole: false }
}

/** The same code with comments turned into spaces: offsets and lines stay. */
export function blankComments(text: string): string {
  let out = ''
  let at = 0
  let depth = 0
  const holes: number[] = []
  const copyTo = (end: number): void => {
    out += text.slice(at, end)
    at = end
  }
  const template = (from: number): void => {
    const { end, hole } = templateEnd(text, from)
    if (hole) holes.push(depth)
    copyTo(end)
  }
  while (at < text.length) {
    const char = text[at]
    const next = text[at + 1]
    if (char === '/' && (next === '/' || next === '*')) {
      const end = commentEnd(text, at)
      out += text.slice(at, end).replace(/[^\n]/g, ' ')
      at = end
    } else if (char === "'" || char === '"') copyTo(stringEnd(text, at))
    else if (char === '`') template(at + 1)
    else if (char === '}' && holes.at(-1) === depth) {
      holes.pop()
      template(at + 1)
    } else if (char === '/' && BEFORE_REGEX.test(out.slice(-40))) copyTo(Math.max(regexEnd(text, at), at + 1))
    else {
      if (char === '{') depth += 1
      if (char === '}') depth -= 1
      copyTo(at + 1)
    }
  }
  return out
}
