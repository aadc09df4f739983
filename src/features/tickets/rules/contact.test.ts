import { expect, test } from 'vitest'
import { byteLength, canAnswerContact, canMoveContact, contactStatuses, isPhone, reopened } from './contact.ts'

test('a message is answered or closed, and a closed one is opened again first', () => {
  const moves = contactStatuses.flatMap((from) =>
    contactStatuses.filter((to) => canMoveContact(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(moves).toEqual([
    'novo → respondido',
    'novo → encerrado',
    'respondido → encerrado',
    'encerrado → novo',
    'encerrado → respondido',
  ])
  expect(contactStatuses.filter(canAnswerContact)).toEqual(['novo', 'respondido'])
  for (const answered of [true, false]) expect(canMoveContact('encerrado', reopened(answered))).toBe(true)
})

test.each(['+55 (11) 91234-5678', '11912345678', '+1 305.555.0100', '4000-0000'])('%s is a phone number', (text) =>
  expect(isPhone(text)).toBe(true),
)
test.each(['1234567', 'ligue já', '+55 11 9123<b>', '1'.repeat(16), '+', '', '11 91234\n5678'])('%j is none', (text) =>
  expect(isPhone(text)).toBe(false),
)

test('letters with accents count as the bytes they take', () => {
  expect(byteLength('ação')).toBe(6)
  expect(byteLength('😀')).toBe(4)
})
