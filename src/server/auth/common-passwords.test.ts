import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

// From the top of the list and from around ranks 50,000 and 100,000.
test.each([
  '123456',
  'password',
  'Password',
  'iloveyou',
  'q1w2e3r4t5',
  'catering',
  'lexxityler',
  'lfp123',
  'leyland',
  'fallen_angel',
])('%j is a common password', (password) => expect(isCommonPassword(password)).toBe(true))

test.each(['barco a vapor 42', 'travessia-demo', 'nove gatos no telhado', 'outro barco 77', ''])(
  '%j is none',
  (password) => expect(isCommonPassword(password)).toBe(false),
)

test('of 100,000 passwords of chance hardly one is refused', () => {
  const chance = Array.from({ length: 100_000 }, () => randomBytes(9).toString('base64'))
  expect(chance.filter(isCommonPassword).length).toBeLessThan(15)
})
