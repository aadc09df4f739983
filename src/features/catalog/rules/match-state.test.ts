import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { referenceText } from '#reference/words/reference-text.ts'
import { languages } from '#rules/language/preferences.ts'
import { findStates, foldName } from './match-state.ts'

type Stored = { namePt: string; nameEn: string; abbreviation: string; aliasesPt: string[] }
const stored: Stored[] = JSON.parse(readFileSync('src/reference/data/states.json', 'utf8'))
/** The states of the wizard in each language, in its order. */
const shown = Object.fromEntries(
  languages.map((language) => [
    language,
    stored
      .map(({ namePt, nameEn, abbreviation }) => ({ nameEn, abbreviation, name: referenceText(language, namePt) }))
      .sort((a, b) => foldName(a.name).localeCompare(foldName(b.name))),
  ]),
)
const found = (search: string, language = 'pt_BR') =>
  findStates(shown[language] ?? [], search).map(({ abbreviation }) => abbreviation)

describe('finding a state', () => {
  it('does without accents, case and outer spaces', () => {
    expect(found(' FLORIDA ')).toEqual(['FL'])
    expect(found('califór')).toEqual(['CA'])
    expect(foldName('Flórida')).toBe('florida')
  })

  it('puts the code first, then the whole name, its begin, the begin of a word and any part', () => {
    expect(found('kansas')).toEqual(['KS', 'AR'])
    expect(found('virginia')).toEqual(['VA', 'WV'])
    expect(found('ca')).toEqual(['CA', 'NC', 'SC', 'AK', 'AR'])
    expect(found('do')).toEqual(['NC', 'SC', 'ND', 'SD', 'CO'])
  })

  it('keeps the order of the list among states that fit equally', () => {
    expect(found('dakota')).toEqual(['ND', 'SD'])
    expect(found('new')).toEqual(['NH', 'NJ', 'NY', 'NM'])
    expect(found('new', 'en_US')).toEqual(['NH', 'NJ', 'NM', 'NY'])
  })

  it.each(languages)('finds every state by its code, its shown and its English name first, in %s', (language) => {
    for (const { name, nameEn, abbreviation } of shown[language] ?? [])
      expect([abbreviation, name, nameEn].map((search) => found(search, language)[0])).toEqual(
        Array(3).fill(abbreviation),
      )
  })

  it.each(languages)('finds every state by its other Portuguese names first, in %s', (language) => {
    expect(stored.flatMap(({ aliasesPt }) => aliasesPt).length).toBeGreaterThan(8)
    for (const { aliasesPt, abbreviation } of stored)
      for (const alias of aliasesPt) expect([alias, found(alias, language)[0]]).toEqual([alias, abbreviation])
  })

  it('gives all without a search and none for what is no state', () => {
    expect(found('')).toHaveLength(50)
    expect(found('Lisboa')).toEqual([])
  })
})
