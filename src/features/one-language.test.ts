import { describe, expect, test } from 'vitest'
import type { Language } from '#rules/language/preferences.ts'
import { foreignWords } from '#tests/support/foreign-words.ts'
import { dictionary as english } from './dictionary.en-US.ts'
import { dictionary as spanish } from './dictionary.es-ES.ts'
import { dictionary as portuguese } from './dictionary.pt-BR.ts'
import { orders as englishOrders } from './orders/words/orders.en-US.ts'
import { orders as spanishOrders } from './orders/words/orders.es-ES.ts'
import { orders as portugueseOrders } from './orders/words/orders.pt-BR.ts'

const dictionaries: Record<Language, object> = {
  pt_BR: { ...portuguese, orders: portugueseOrders },
  en_US: { ...english, orders: englishOrders },
  es_ES: { ...spanish, orders: spanishOrders },
}

/** Stands for every value a text can be given: a number where a number decides between one and several. */
const values = (number: number) =>
  new Proxy({}, { get: (_, name) => (/count|minutes|days|number|percent|left/.test(String(name)) ? number : '') })

/** Every text with its place, e.g. `payments.status.paid`. */
function textsIn(value: unknown, place: string): [string, string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value === 'function') return [1, 3].map((number) => [place, String(value(values(number)))])
  return Object.entries(value as object).flatMap(([key, inner]) => textsIn(inner, place ? `${place}.${key}` : key))
}

describe.each(Object.entries(dictionaries))('%s', (language, dictionary) => {
  test('holds no word of another language', () => {
    const mixed = textsIn(dictionary, '').flatMap(([place, text]) => {
      const words = foreignWords(text, language as Language)
      return words.length > 0 ? [`${place}: ${text} (${words.join(', ')})`] : []
    })
    expect(mixed).toEqual([])
  })
})
