import { ALL_VALUES, fillTokens, type SiteToken, type SiteValues, siteTokens } from '#domain/site.ts'
import { escapeHtml } from '#server/http/escape-html.ts'

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const needing = new RegExp(`<[a-z][a-z0-9]*\\b[^>]*\\sdata-needs="(${siteTokens.join('|')})"[^>]*>`, 'g')
const signs: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that can stand in a script element: no `</script>`, no comment, no end of line. */
const embedded = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => signs[sign] ?? '')

/** Fills the strings; a property that is empty then held nothing but an empty setting and is left out. */
function fillData(data: unknown, values: SiteValues): unknown {
  if (typeof data === 'string') return fillTokens(data, values)
  if (Array.isArray(data)) return data.map((item) => fillData(item, values)).filter((item) => item !== '')
  if (typeof data !== 'object' || data === null) return data
  const filled = Object.entries(data).map(([key, value]): [string, unknown] => [key, fillData(value, values)])
  return Object.fromEntries(filled.filter(([, value]) => value !== ''))
}

function fillScript(whole: string, attributes: string, content: string, values: SiteValues): string {
  // The policy names the hashes of scripts that run: they stay as the build wrote them.
  if (!/\stype="application\/ld\+json"/.test(attributes)) return whole
  return `<script${attributes}>${embedded(fillData(JSON.parse(content), values))}</script>`
}

function hideEmpty(tag: string, token: string, values: SiteValues): string {
  if (values[token as SiteToken] !== '' || /\shidden[\s=>]/.test(tag)) return tag
  return tag.endsWith('/>') ? `${tag.slice(0, -2)} hidden=""/>` : `${tag.slice(0, -1)} hidden="">`
}

const fillMarkup = (html: string, values: SiteValues): string =>
  fillTokens(
    html
      .replace(needing, (tag, token: string) => hideEmpty(tag, token, values))
      .replaceAll(ALL_VALUES, () => escapeHtml(JSON.stringify(values))),
    values,
    escapeHtml,
  )

/** A page with the settings in it: escaped in text and attributes, safe inside data for search engines. */
export function fillPage(html: string, values: SiteValues): string {
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
const writers: Record<string, (text: string, values: SiteValues) => string> = {
  '.html': fillPage,
  '.xml': (text, values) => fillTokens(text, values, escapeHtml),
  '.txt': (text, values) => fillTokens(text, values, (value) => value.replace(/\s+/g, ' ')),
  '.webmanifest': (text, values) => fillTokens(text, values, (value) => embedded(value).slice(1, -1)),
}

export const fillFile = (name: string, text: string, values: SiteValues): string => {
  const write = writers[name.slice(name.lastIndexOf('.'))]
  return write ? write(text, values) : text
}
