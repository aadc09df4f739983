import { ALL_VALUES, fillTokens } from '#features/site-settings/rules/site.ts'
import { escapeHtml } from '#server/http/escape-html.ts'
import { fillEach } from './fill-data.ts'
import { fillLists } from './fill-lists.ts'
import { hideWhatIsEmpty } from './hide-empty.ts'
import type { PageValues } from './page-values.ts'

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const signs: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that is safe inside a script element: it contains no `</script>`, HTML comment or line separator. */
const embedded = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => signs[sign] ?? '')

function fillScript(whole: string, attributes: string, content: string, values: PageValues): string {
  // The Content-Security-Policy lists the hashes of executable scripts, so these stay as the build wrote them.
  if (!/\stype="application\/ld\+json"/.test(attributes)) return whole
  return fillEach(JSON.parse(content), values)
    .map((data) => `<script${attributes}>${embedded(data)}</script>`)
    .join('')
}

/** Fills all markers in a single pass after the lists, so that a marker typed into a setting is shown as text, not filled again. */
const fillMarkup = (html: string, { texts, lists, forScript }: PageValues): string =>
  fillTokens(
    hideWhatIsEmpty(fillLists(html, lists), texts),
    { ...texts, [ALL_VALUES.slice(2, -2)]: JSON.stringify(forScript) },
    escapeHtml,
  )

/** A page with the settings in it: escaped in text and attributes, safe inside data for search engines. */
export function fillPage(html: string, values: PageValues): string {
  let filled = ''
  let from = 0
  for (const found of html.matchAll(script)) {
    const [whole, attributes = '', content = ''] = found
    filled += fillMarkup(html.slice(from, found.index), values) + fillScript(whole, attributes, content, values)
    from = found.index + whole.length
  }
  return filled + fillMarkup(html.slice(from), values)
}

/** How each kind of file takes a value; other kinds hold no markers. */
const writers: Record<string, (text: string, values: PageValues) => string> = {
  '.html': fillPage,
  '.xml': (text, { texts }) => fillTokens(text, texts, escapeHtml),
  '.txt': (text, { texts }) => fillTokens(text, texts, (value) => value.replace(/\s+/g, ' ')),
  '.webmanifest': (text, { texts }) => fillTokens(text, texts, (value) => embedded(value).slice(1, -1)),
}

export const fillFile = (name: string, text: string, values: PageValues): string => {
  const write = writers[name.slice(name.lastIndexOf('.'))]
  return write ? write(text, values) : text
}
