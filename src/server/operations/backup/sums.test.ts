import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeFileSum, makeRowSum } from './sums.ts'

const sumOf = (...pieces: string[]) => {
  const sum = makeRowSum()
  for (const piece of pieces) sum.add(Buffer.from(piece))
  return sum.result()
}

test('equal rows give equal sums in whatever order and pieces they come', () => {
  const whole = sumOf('1\tAna\n2\tção\n\n3\t\\N\n')
  expect(whole.rows).toBe(4)
  expect(whole.bytes).toBe(20)
  expect(sumOf('3\t\\N\n', '\n2\tç', 'ão', '\n1\tA', 'na\n')).toEqual(whole)
  expect(sumOf('')).toEqual({ rows: 0, bytes: 0, sum: '0'.repeat(64) })
})

test('another value, a row twice and a row that is missing are seen', () => {
  const sums = ['a\nb\n', 'a\nc\n', 'a\nb\nb\n', 'a\na\n', 'b\nb\n', 'a\n', 'ab\n\n'].map((rows) => sumOf(rows).sum)
  expect(new Set(sums).size).toBe(sums.length)
})

test('a single row is summed as its SHA-256', () => {
  expect(sumOf('Ana\n').sum).toBe(createHash('sha256').update('Ana').digest('hex'))
})

test('a file is summed as its SHA-256', () => {
  const sum = makeFileSum()
  for (const piece of ['An', 'a']) sum.add(Buffer.from(piece))
  expect(sum.result()).toEqual({ bytes: 3, sha256: createHash('sha256').update('Ana').digest('hex') })
})
