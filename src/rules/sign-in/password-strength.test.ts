import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test('what is enough for a customer may be short for staff', () => {
  expect(passwordStrength('nove gatos', 'lia@example.test', 12)).toBe('short')
  expect(passwordStrength('nove gatos e', 'lia@example.test', 12)).toBe('fair')
})

test.each([
  ['', 'short'],
  ['abcde', 'short'],
  ['abcdef', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['lia@example.test', 'weak'],
  ['travessia12', 'weak'],
  ['nove gatos', 'fair'],
  ['ababababababababab', 'fair'],
  ['nove gatos no telhado', 'strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password, 'lia@example.test')).toBe(strength)
})
