import { describe, expect, test } from 'vitest'
import { languages } from '#rules/language/preferences.ts'
import { builtInAnswers } from './built-in.ts'
import { openPlaceholders, placeholders } from './fill-template.ts'
import { answerKinds, LONGEST_ANSWER, LONGEST_TITLE } from './template.ts'

describe.each(languages)('the built-in answers in %s', (language) => {
  test.each(answerKinds)('of kind %s are the same ones in every language, with the same names to fill in', (kind) => {
    const own = builtInAnswers[language][kind]
    const portuguese = builtInAnswers.pt_BR[kind]
    expect(own.map(({ id }) => id)).toEqual(portuguese.map(({ id }) => id))
    for (const [at, { title, body }] of own.entries()) {
      expect(title.length).toBeLessThanOrEqual(LONGEST_TITLE)
      expect(body.length).toBeLessThanOrEqual(LONGEST_ANSWER)
      expect(openPlaceholders(body).sort()).toEqual(openPlaceholders(portuguese[at]?.body ?? '').sort())
      expect(placeholders).toEqual(expect.arrayContaining(openPlaceholders(body)))
    }
  })
})

test('Portuguese answers put no preposition before the state, whose article they do not know', () => {
  for (const kind of answerKinds)
    for (const { body } of builtInAnswers.pt_BR[kind]) expect(body).not.toMatch(/\b(em|de) \{estado\}/)
})
