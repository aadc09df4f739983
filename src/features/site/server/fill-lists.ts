import { fillTokens } from '#features/site-settings/rules/site.ts'
import { escapeHtml } from '#server/http/escape-html.ts'
import { hideWhatIsEmpty } from './hide-empty.ts'
import { type ListItem, type PageValues, textsOf } from './page-values.ts'

const list = /<([a-z][a-z0-9]*)\b[^>]*\sdata-list="(\w+)"[^>]*>/
const drawing = /<([a-z][a-z0-9]*)\b[^>]*\sdata-as="(\w+)"[^>]*>/

/** Escapes braces too: a `{{name}}` typed into an entry must be shown as text, not filled as a marker. */
const written = (value: string): string => escapeHtml(value).replaceAll('{', '&#123;')

/** Index of the closing tag of the element that opens at `from`; elements with the same tag may be nested in it. */
function closingOf(html: string, tag: string, from: number): number {
  const tags = new RegExp(`<(/?)${tag}\\b`, 'g')
  tags.lastIndex = from
  for (let depth = 0, found = tags.exec(html); found; found = tags.exec(html)) {
    depth += found[1] ? -1 : 1
    if (depth === 0) return found.index
  }
  throw new Error(`<${tag}> of a list is not closed`)
}

/** The drawings (`data-as` elements, used as templates) inside a list, by name. */
function drawingsIn(html: string): Map<string, string> {
  const drawings = new Map<string, string>()
  let rest = html
  for (let found = drawing.exec(rest); found; found = drawing.exec(rest)) {
    const [, tag = '', name = ''] = found
    const end = closingOf(rest, tag, found.index) + `</${tag}>`.length
    drawings.set(name, rest.slice(found.index, end))
    rest = rest.slice(end)
  }
  return drawings
}

function draw(item: ListItem, drawings: Map<string, string>): string {
  const [first] = drawings.values()
  const html = drawings.get(String(item['as'])) ?? first ?? ''
  const lists = Object.entries(item).flatMap(([key, value]) =>
    typeof value === 'object' ? [[key, value.map((line) => ({ line }))] as const] : [],
  )
  const texts = textsOf(item)
  return fillTokens(hideWhatIsEmpty(fillLists(html, Object.fromEntries(lists)), texts), texts, written)
}

/** Fills every `data-list` of a page: the build wrote each drawing once, and each entry is rendered with the one it names (B1). */
export function fillLists(html: string, lists: PageValues['lists']): string {
  const found = list.exec(html)
  if (!found) return html
  const [opening, tag = '', name = ''] = found
  const start = found.index + opening.length
  const end = closingOf(html, tag, found.index)
  const items = lists[name]
  // A list inside a drawing is not in `lists`: it is filled with its entry, by `draw`.
  const inner = items
    ? items.map((item) => draw(item, drawingsIn(html.slice(start, end)))).join('')
    : html.slice(start, end)
  return html.slice(0, start) + inner + fillLists(html.slice(end), lists)
}
