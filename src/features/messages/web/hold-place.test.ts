import { expect, test } from 'vitest'
import { holdPlace } from './hold-place.ts'

const rows = (...ids: string[]) => ids.map((id) => ({ id, now: true }))
const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id).join('')

test('the held row stays where it was, as it is now, while the others change places around it', () => {
  const held = { row: { id: 'c', now: false }, place: 1 }
  const shown = holdPlace(rows('a', 'b', 'd', 'c'), held)
  expect(ids(shown)).toBe('acbd')
  expect(shown[1]?.now).toBe(true)
})

test('a held row that is not among the rows any more is still shown', () => {
  expect(ids(holdPlace(rows('a', 'b'), { row: { id: 'c', now: true }, place: 1 }))).toBe('acb')
  expect(ids(holdPlace(rows('a'), { row: { id: 'c', now: true }, place: 5 }))).toBe('ac')
})

test('without one nothing is moved', () => expect(ids(holdPlace(rows('b', 'a'), undefined))).toBe('ba'))
