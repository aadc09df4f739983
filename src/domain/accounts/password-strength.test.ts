import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

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
