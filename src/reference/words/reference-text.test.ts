import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { industries } from '#features/orders/rules/industry.ts'
import { foreignWords } from '#tests/support/foreign-words.ts'
import { referenceText } from './reference-text.ts'
import { referenceWords } from './reference-words.ts'

type Row = { namePt?: string; nameEn?: string; description?: string; processing_time?: string }
const rowsOf = (name: string): Row[] => JSON.parse(readFileSync(`src/reference/data/${name}.json`, 'utf8'))

test('every state is called by its English name in English', () => {
  for (const { namePt = '', nameEn = '' } of rowsOf('states'))
    expect([namePt, referenceText('en_US', namePt)]).toEqual([namePt, nameEn])
})

test('industries, processing times and what a document has to be are known in every language', () => {
  const texts = [
    ...industries,
    ...rowsOf('packages').map(({ processing_time = '' }) => processing_time),
    ...rowsOf('document-requirements').map(({ description = '' }) => description),
  ]
  expect(texts.filter((text) => !Object.hasOwn(referenceWords, text))).toEqual([])
})

test('no translation holds a word of another language', () => {
  for (const words of Object.values(referenceWords))
    for (const language of ['en_US', 'es_ES'] as const)
      expect([words[language], foreignWords(words[language], language)]).toEqual([words[language], []])
})

test('what somebody wrote anew stays as it was written', () => {
  expect(referenceText('en_US', 'Estado novo')).toBe('Estado novo')
  expect(referenceText('es_ES', 'constructor')).toBe('constructor')
  expect(referenceText('pt_BR', 'Flórida')).toBe('Flórida')
})
