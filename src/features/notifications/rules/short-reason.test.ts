import { expect, test } from 'vitest'
import { shortReason } from './short-reason.ts'

test.each([
  [null, ''],
  ['  ', ''],
  [' Foto cortada. ', 'Foto cortada'],
  ['E agora...', 'E agora...'],
  ['a'.repeat(600), 'a'.repeat(600)],
  ['a'.repeat(601), `${'a'.repeat(600)}…`],
])('%j becomes %j', (reason, short) => expect(shortReason(reason)).toBe(short))

test('a letter of two halves is not cut in the middle', () => {
  expect(shortReason('🏠'.repeat(700))).toBe(`${'🏠'.repeat(600)}…`)
})
