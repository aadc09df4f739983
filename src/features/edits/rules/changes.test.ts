import { expect, test } from 'vitest'
import { changesBetween, editKindOf } from './changes.ts'

test('only fields that differ are changes', () => {
  expect(changesBetween({ name: 'Básico', price: 1 }, { name: 'Básico', price: 2 })).toEqual({
    price: { from: 1, to: 2 },
  })
})

test('lists and objects are compared by what they hold, not by the order of their fields', () => {
  expect(changesBetween({ value: { a: 1, b: [1, 2] } }, { value: { b: [1, 2], a: 1 } })).toEqual({})
  expect(changesBetween({ features: ['a', 'b'] }, { features: ['b', 'a'] })).toEqual({
    features: { from: ['a', 'b'], to: ['b', 'a'] },
  })
})

test('nothing and a missing field are the same', () => {
  expect(changesBetween({ reason: null }, {})).toEqual({})
})

test('a new row changes every field it has, a removed one loses them', () => {
  expect(changesBetween(null, { name: 'Novo' })).toEqual({ name: { from: null, to: 'Novo' } })
  expect(changesBetween({ name: 'Velho' }, null)).toEqual({ name: { from: 'Velho', to: null } })
  expect([editKindOf(null, {}), editKindOf({}, {}), editKindOf({}, null)]).toEqual(['created', 'changed', 'removed'])
})
