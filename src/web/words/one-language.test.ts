/// <reference types="vite/client" />
import { describe, expect, test } from 'vitest'
import type { Language } from '#rules/language/preferences.ts'
import { foreignWords } from '#tests/support/foreign-words.ts'

type Texts = Readonly<Record<string, object>>
/** All files of texts, including those outside the dictionaries, by path without the language. */
const filesOf = (files: Record<string, unknown>): Record<string, Texts> =>
  Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [path.replace(/\.\w\w-\w\w\.ts$/, ''), texts as Texts]),
  )

const dictionaries = {
  pt_BR: filesOf(import.meta.glob(['./*.pt-BR.ts', '../../features/*/words/*.pt-BR.ts'], { eager: true })),
  en_US: filesOf(
    import.meta.glob(['./*.en-US.ts', '../../features/*/words/*.en-US.ts', '!./dictionary.*'], { eager: true }),
  ),
  es_ES: filesOf(
    import.meta.glob(['./*.es-ES.ts', '../../features/*/words/*.es-ES.ts', '!./dictionary.*'], { eager: true }),
  ),
} satisfies Record<Language, object>

/** Replaces every parameter of a text: a number where it decides between singular and plural, otherwise an empty string. */
const values = (number: number) =>
  new Proxy({}, { get: (_, name) => (/count|minutes|days|number|percent|left/.test(String(name)) ? number : '') })

/** Every text with its key, e.g. `payments.status.paid`. */
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

// Refusals have no Portuguese file, because the server's error messages are Portuguese already.
const WITHOUT_PORTUGUESE = ['refusals']
const areasOf = (files: Record<string, Texts>): string[] =>
  Object.values(files)
    .flatMap((texts) => Object.keys(texts))
    .filter((name) => !WITHOUT_PORTUGUESE.includes(name))
    .toSorted()

test.each(['en_US', 'es_ES'] as const)('every area has its texts in %s, under a name of its own', (language) => {
  const areas = areasOf(dictionaries[language])
  expect(areas).toEqual(areasOf(dictionaries.pt_BR))
  expect(new Set(areas).size).toBe(areas.length)
})

test('every screen asks for an area that exists, with the texts of that name', () => {
  const sources: Record<string, string> = import.meta.glob(['../../**/*.{ts,tsx}', '!../../**/*.test.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const asked = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/useMessages\('(\w+)', (\w+)\)/g)].map(([, area = '', name = '']) => {
      const imported = new RegExp(`(\\w+) as ${name}\\b`).exec(text)?.[1] ?? name
      return { area, imported }
    }),
  )
  expect(asked.length).toBeGreaterThan(100)
  const known = new Set(areasOf(dictionaries.pt_BR))
  expect(asked.filter(({ area, imported }) => area !== imported || !known.has(area))).toEqual([])
})

// The wizard and the offline page load their own texts only.
const WITHOUT_SHARED = ['shared', 'orders', 'offlinePage']

test('no area repeats a shared text under its shared name', () => {
  const texts = (language: Language, area: string): Readonly<Record<string, unknown>> => ({
    ...Object.values(dictionaries[language]).find((file) => area in file)?.[area],
  })
  const repeats = (area: string, key: string, text: unknown): boolean =>
    texts('pt_BR', area)[key] === text &&
    (['en_US', 'es_ES'] as const).every((language) => texts(language, area)[key] === texts(language, 'shared')[key])
  const found = areasOf(dictionaries.pt_BR)
    .filter((area) => !WITHOUT_SHARED.includes(area))
    .flatMap((area) =>
      Object.entries(texts('pt_BR', 'shared')).flatMap(([key, text]) =>
        repeats(area, key, text) ? [`${area}.${key}`] : [],
      ),
    )
  expect(found).toEqual([])
})
