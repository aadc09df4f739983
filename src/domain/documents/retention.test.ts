import { expect, test } from 'vitest'
import { identityKeptSince } from './retention.ts'

test('identity documents are kept for five years after the end', () => {
  expect(identityKeptSince(new Date('2031-03-10T12:00:00Z'))).toEqual(new Date('2026-03-10T12:00:00Z'))
  expect(identityKeptSince(new Date('2028-02-29T00:00:00Z'))).toEqual(new Date('2023-03-01T00:00:00Z'))
})
