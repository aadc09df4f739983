import { describe, expect, test } from 'vitest'
import { type Held, lastReadByThem, withNewest, withOlder } from './held-thread.ts'

type Item = { id: string; createdAt: string }
const at = (n: number): Item => ({ id: `m${String(n).padStart(3, '0')}`, createdAt: new Date(n * 1000).toISOString() })
const range = (from: number, to: number): Item[] => Array.from({ length: to - from + 1 }, (_, n) => at(from + n))
const page = (from: number, to: number, nextCursor: string | null) => ({ items: range(from, to).reverse(), nextCursor })
const held = (from: number, to: number, older: string | null): Held<Item> => ({ items: range(from, to), older })

describe('the newest page again', () => {
  test('comes first and oldest message first', () => {
    expect(withNewest(undefined, page(4, 6, 'c3'))).toEqual(held(4, 6, 'c3'))
  })
  test('adds what is new and keeps older pages', () => {
    expect(withNewest(held(1, 6, null), page(5, 8, 'c4'))).toEqual(held(1, 8, null))
    expect(withNewest(held(3, 6, 'c2'), page(5, 8, 'c4'))).toEqual(held(3, 8, 'c2'))
  })
  test('never leaves a hole: what does not join is dropped', () => {
    expect(withNewest(held(1, 6, null), page(9, 12, 'c8'))).toEqual(held(9, 12, 'c8'))
  })
  test('a whole thread in one page is all there is', () => {
    expect(withNewest(held(1, 6, 'c0'), page(1, 3, null))).toEqual(held(1, 3, null))
    expect(withNewest(held(1, 6, 'c0'), { items: [], nextCursor: null })).toEqual({ items: [], older: null })
  })
  test('messages of one moment are told apart by their ids', () => {
    const a = { id: 'a', createdAt: '2026-01-01T00:00:00.000Z' }
    const b = { id: 'b', createdAt: a.createdAt }
    expect(withNewest({ items: [a, b], older: 'x' }, { items: [b], nextCursor: 'y' }).items).toEqual([a, b])
  })
})

describe('an older page', () => {
  test('stands before what is held', () => {
    expect(withOlder(held(4, 6, 'c4'), 'c4', page(1, 3, null))).toEqual(held(1, 6, null))
  })
  test('that belongs to another beginning is ignored', () => {
    expect(withOlder(held(9, 12, 'c8'), 'c4', page(1, 3, null))).toEqual(held(9, 12, 'c8'))
  })
})

test('what was read says that everything before it was', () => {
  const items = [
    { ...at(1), from: 'team', read: false },
    { ...at(2), from: 'team', read: true },
    { ...at(3), from: 'customer', read: true },
    { ...at(4), from: 'team', read: false },
  ]
  expect(lastReadByThem(items, 'team')).toBe(1)
  expect(lastReadByThem(items, 'nobody')).toBe(-1)
})
