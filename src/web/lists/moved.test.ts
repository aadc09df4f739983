import { expect, test } from 'vitest'
import { inOrderOf, moved } from './moved.ts'

test('one moves by a place, and not beyond an end', () => {
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b'], 'x', 1)).toEqual(['a', 'b'])
})

test('rows follow the wanted order, and new ones come last', () => {
  const rows = ['new', 'a', 'b'].map((id) => ({ id }))
  expect(inOrderOf(rows, ['b', 'gone', 'a']).map(({ id }) => id)).toEqual(['b', 'a', 'new'])
})
