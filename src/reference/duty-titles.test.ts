import { expect, test } from 'vitest'
import { dutyFactOf } from '#features/duties/rules/duty-fact.ts'
import { dutyNameIn } from '#features/duties/words/duty-name.ts'
import { languages } from '#rules/language/preferences.ts'
import { foreignWords } from '#tests/support/foreign-words.ts'
import { brazilFacts, federalFacts } from './federal-facts.ts'
import { stateFacts } from './state-facts.ts'
import { readStates } from './state-record.ts'
import { dutyTitles } from './words/duty-titles.ts'

const facts = [...stateFacts(readStates()), ...federalFacts(), ...brazilFacts()]
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Every fact that becomes a duty, and what the calendar names beside the duties, as [name, English name]. */
const named = facts.flatMap((fact): [string, string][] => {
  const { id = '', key, kind, name, value } = { id: fact.key, ...fact }
  if (['annual_duty', 'obligation', 'calendar'].includes(kind)) {
    const row = { id, key, kind, name, value, stateId: null, companyTypeId: null, amountCents: null, checkedOn: null }
    const duty = dutyFactOf({ ...row, confidence: fact.confidence })
    return duty ? [[name, duty.usName]] : []
  }
  const data = Reflect.get(value, 'data') as Record<string, unknown> | undefined
  const beside = key === 'federal/boi' || key === 'federal/ny-transparency' || data?.['askAccountant'] === true
  return beside ? [[name, textIn(Reflect.get(value, 'topic'))]] : []
})

test('every duty has its title in three languages, each in words of its own', () => {
  expect(named.length).toBeGreaterThan(100)
  const faults = named.flatMap(([name, usName]) =>
    languages.flatMap((language) => {
      const title = dutyNameIn(language, name, usName)
      // The name in brackets is the authority's.
      const own = language === 'en_US' ? title : title.replace(/ \([^)]*\)$/, '')
      const untranslated = language !== 'en_US' && usName !== '' && (own === usName || /^(Annual|Biennial)/.test(own))
      const generic = own === 'Relatório ou taxa do estado'
      const foreign = foreignWords(own, language)
      return untranslated || generic || foreign.length > 0 ? [{ name, language, title, foreign }] : []
    }),
  )
  expect(faults).toEqual([])
})

test('a paper that has only an English name stands with it, and an edited name stays as it was written', () => {
  expect(languages.map((language) => dutyNameIn(language, 'Annual Report', 'Annual Report')).sort()).toEqual([
    'Annual Report',
    'Informe anual (Annual Report)',
    'Relatório anual (Annual Report)',
  ])
  expect(dutyNameIn('pt_BR', 'Taxa nova', 'New Fee')).toBe('Taxa nova')
  expect(dutyNameIn('es_ES', 'Taxa nova', 'New Fee')).toBe('New Fee')
})

test('no title is kept for a duty that is none any more', () => {
  const names = new Set(named.map(([name]) => name))
  expect(Object.keys(dutyTitles).filter((name) => !names.has(name))).toEqual([])
})
