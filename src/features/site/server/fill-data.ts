import { fillTokens, type MarkerTexts } from '#features/site-settings/rules/site.ts'
import { type ListItem, type PageValues, textsOf } from './page-values.ts'

const alone = /^\{\{(\w+)\}\}$/

/**
 * Replaces the markers in JSON-LD. Properties that are empty afterwards are left out, and so is an object with an empty name.
 * A string that is exactly one marker takes the value itself, so that a price stays a number.
 */
function fillData(data: unknown, texts: MarkerTexts, item: ListItem = {}): unknown {
  if (typeof data === 'string') {
    const value = item[alone.exec(data)?.[1] ?? '']
    return typeof value === 'number' ? value : fillTokens(data, { ...texts, ...textsOf(item) })
  }
  if (Array.isArray(data)) return data.map((entry) => fillData(entry, texts, item)).filter((entry) => entry !== '')
  if (typeof data !== 'object' || data === null) return data
  const filled = Object.entries(data).map(([key, value]): [string, unknown] => [key, fillData(value, texts, item)])
  if (filled.some(([key, value]) => key === 'name' && value === '')) return ''
  return Object.fromEntries(filled.filter(([, value]) => value !== ''))
}

/** JSON-LD with `each` is a template: it is repeated for every entry of the list that `each` names. */
export function fillEach(data: unknown, { texts, lists }: PageValues): unknown[] {
  if (typeof data !== 'object' || data === null || !('each' in data)) return [fillData(data, texts)]
  const { each, ...one } = data
  return (lists[String(each)] ?? []).map((item) => fillData(one, texts, item))
}
