import { expect, test } from 'vitest'
import { approvedSince } from './approved-since.ts'

function box(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}

test('an approval is news once, and only to whoever saw the company before it', () => {
  const mine = box()
  expect(approvedSince(mine, 'a', 'in_review')).toBe(false)
  expect(approvedSince(mine, 'a', 'in_review')).toBe(false)
  expect(approvedSince(mine, 'a', 'approved')).toBe(true)
  expect(approvedSince(mine, 'a', 'approved')).toBe(false)
  expect(approvedSince(mine, 'b', 'approved')).toBe(false)
})

test('a browser that keeps nothing, or something else, is told nothing', () => {
  const closed = {
    getItem: () => {
      throw new Error('closed')
    },
    setItem: () => undefined,
  }
  expect(approvedSince(closed, 'a', 'approved')).toBe(false)
  const odd = box()
  odd.setItem('travessia.seen-status', 'nonsense')
  expect(approvedSince(odd, 'a', 'approved')).toBe(false)
})
